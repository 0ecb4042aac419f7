import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many cases each shape has; a few where nobody measures.
let caseCount = ProcessInfo.processInfo.environment["UNDERSTUDY_CASES"].flatMap { Int($0) } ?? 10

/// Times all cases of one shape and prints a line that the measuring process reads:
/// the wall's and the processors' nanoseconds for the whole.
struct Stopwatch {
  private let wall = ContinuousClock.now
  private let processors = processorTime()

  func stop(_ shape: String) {
    let wall = Self.nanoseconds(ContinuousClock.now - wall)
    let processors = Self.nanoseconds(Self.processorTime() - processors)
    print("\ncases of \(shape): \(caseCount), wall \(wall) ns, processors \(processors) ns")
  }

  private static func nanoseconds(_ duration: Duration) -> Int { Int(duration / .nanoseconds(1)) }

  /// What all threads of the process have used.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

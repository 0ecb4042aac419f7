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
/// the wall's nanoseconds for the whole, those that all threads spent in user code, and the most
/// bytes that the process has had in memory by then.
struct Stopwatch {
  private let wall = ContinuousClock.now
  private let user = usage().user

  func stop(_ shape: String) {
    let wall = Self.nanoseconds(ContinuousClock.now - wall)
    let (user, peak) = Self.usage()
    let spent = Self.nanoseconds(user - self.user)
    print("\ncases of \(shape): \(caseCount), wall \(wall) ns, user \(spent) ns, peak \(peak) B")
  }

  private static func nanoseconds(_ duration: Duration) -> Int { Int(duration / .nanoseconds(1)) }

  /// Without what the system did for the process, which depends on what else it has to do.
  private static func usage() -> (user: Duration, peak: Int) {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    let user = Duration.seconds(usage.ru_utime.tv_sec) + .microseconds(Int(usage.ru_utime.tv_usec))
    #if canImport(Darwin)
      return (user, Int(usage.ru_maxrss))
    #else
      return (user, ownPeak ?? Int(usage.ru_maxrss) * 1_024)
    #endif
  }

  #if !canImport(Darwin)
    /// The peak of this program alone: `ru_maxrss` begins with that of the process that started it.
    private static var ownPeak: Int? {
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return status?.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) }.map { $0 * 1_024 }
    }
  #endif
}

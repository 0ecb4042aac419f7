import Dispatch
import Foundation
import Synchronization

/// Times bodies.
public enum Meter {
  /// How many runs a median is taken of.
  public static let runs = isBrief ? 1 : 5
  private static let runLength = Duration.milliseconds(isBrief ? 5 : 60)
  /// Whether it is only asked that the rows run: `UNDERSTUDY_MEASURING=brief`.
  static let isBrief =
    ProcessInfo.processInfo.environment["UNDERSTUDY_MEASURING"] == "brief"

  /// Runs both in turns, so that a change of the machine's speed meets both.
  ///
  /// - Parameters:
  ///   - limit: the one.
  ///   - ours: the other.
  ///   - pieces: how many a run has; `nil` for as many as fill its time.
  ///   - unit: the unit of a piece's time.
  ///   - prepare: what happens before each run, off the clock.
  static func compare(
    _ limit: Body,
    _ ours: Body,
    pieces: Int?,
    in unit: Duration,
    prepare: @Sendable () -> Void
  ) -> (limit: Spread, ours: Spread) {
    let times = inTurns([limit, ours], pieces: pieces, in: unit, prepare: prepare)
    return (Spread(times[0]), Spread(times[1]))
  }

  /// What a piece of each body takes, run by run; each run goes through all of them.
  static func inTurns(
    _ bodies: [Body],
    pieces: Int? = nil,
    in unit: Duration,
    prepare: @Sendable () -> Void = {}
  ) -> [[Double]] {
    let counts = bodies.map { pieces ?? batch(of: $0) }
    var times = Array(repeating: [Double](), count: bodies.count)
    for _ in 0..<runs {
      for (index, body) in bodies.enumerated() {
        prepare()
        times[index].append(time(body, counts[index]) / unit / Double(counts[index]))
      }
    }
    return times
  }

  /// How many pieces fill a run; finding it warms caches and predictors up.
  private static func batch(of body: Body) -> Int {
    var count = 16
    while true {
      let spent = time(body, count)
      if spent > runLength / 4 { return max(1, Int(Double(count) * (runLength / spent))) }
      count *= 4
    }
  }

  /// How long so many take.
  public static func time(_ body: Body, _ count: Int) -> Duration {
    switch body {
    case .thread(let body):
      return ContinuousClock().measure { body(count) }
    case .task(let body):
      let result = Mutex(Duration.zero)
      let done = DispatchSemaphore(value: 0)
      Task.detached {
        let spent = await ContinuousClock().measure { await body(count) }
        result.withLock { $0 = spent }
        done.signal()
      }
      done.wait()
      return result.withLock { $0 }
    }
  }
}

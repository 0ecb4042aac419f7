import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that is a step later on each read.
///
/// Use it for code that needs different dates: two letters, one written after the other.
///
/// ```swift
/// let date = SteppingDate(from: opening, step: .seconds(60))
/// date()  // the opening
/// date()  // a minute later
/// ```
///
/// One line makes it conform to a protocol of your own:
///
/// ```swift
/// extension SteppingDate: HouseCalendar { func today() -> Date { now } }
/// ```
///
/// It is a ``TestDouble``: resetting or closing its container restarts it. It returns each date
/// once, even on many threads.
public final class SteppingDate: TestDouble {
  private let start: Date
  private let step: TimeInterval
  private let count = Lock(0)

  /// Makes a date that advances when it is read.
  ///
  /// - Parameters:
  ///   - start: the first date; by default the start of 2001 in UTC, Foundation's reference date.
  ///   - step: the time from each read to the next. A negative step goes back, as clocks do when
  ///     they are set.
  public init(
    from start: Date = Date(timeIntervalSinceReferenceDate: 0),
    step: Duration = .seconds(1)
  ) {
    self.start = start
    self.step = step.seconds
  }

  /// Empty, as it records nothing.
  public var members: [any DoubleMember] { [] }

  /// The next date: every read advances it.
  public var now: Date {
    let count = count.withLock { count in
      defer { count += 1 }
      return count
    }
    // From the start each time, so that rounding errors do not add up.
    return start.addingTimeInterval(Double(count) * step)
  }

  /// Returns the next date, as a call: `date()`.
  public func callAsFunction() -> Date { now }

  /// The number of reads.
  public var reads: Int { count.withLock { $0 } }

  /// Restarts the dates.
  public func reset() { count.withLock { $0 = 0 } }
}

extension Duration {
  /// The duration in seconds, as exactly as a `Double` can hold it.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension SteppingDate: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = reads
    return { [self] in count.withLock { $0 = earlier } }
  }
}

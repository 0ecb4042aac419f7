import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that is a step later on each read.
///
/// For code that needs dates apart: two letters, one written after the other.
///
/// ```swift
/// let date = SteppingDate(from: opening, step: .seconds(60))
/// date()  // the opening
/// date()  // a minute later
/// ```
///
/// To stand in for a protocol of your own, it takes one line:
///
/// ```swift
/// extension SteppingDate: HouseCalendar { func today() -> Date { now } }
/// ```
///
/// It is a ``TestDouble``: the reset and the closing of its container start it again. Read from many
/// threads, it gives each date once.
public final class SteppingDate: TestDouble {
  private let start: Date
  private let step: TimeInterval
  private let count = Lock(0)

  /// Makes a date that moves on when it is read.
  ///
  /// - Parameters:
  ///   - start: what the first read gives; by default the start of 2001 in UTC, Foundation's reference
  ///     date.
  ///   - step: how much later each read is than the one before. A negative one goes back, as clocks
  ///     that are set do.
  public init(
    from start: Date = Date(timeIntervalSinceReferenceDate: 0),
    step: Duration = .seconds(1)
  ) {
    self.start = start
    self.step = step.seconds
  }

  /// It records nothing.
  public var members: [any DoubleMember] { [] }

  /// The next date: every read moves it on.
  public var now: Date {
    let count = count.withLock { count in
      defer { count += 1 }
      return count
    }
    // From the start each time, so that no error of rounding adds up.
    return start.addingTimeInterval(Double(count) * step)
  }

  /// The next date, as a call: `date()`.
  public func callAsFunction() -> Date { now }

  /// How often it was read.
  public var reads: Int { count.withLock { $0 } }

  /// Starts again.
  public func reset() { count.withLock { $0 = 0 } }
}

extension Duration {
  /// In seconds, as far as a `Double` can tell.
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

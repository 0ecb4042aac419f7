import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that stays the same until the test sets another.
///
/// One line makes it conform to a protocol of your own:
///
/// ```swift
/// extension FixedDate: HouseCalendar { func today() -> Date { now } }
///
/// let date = FixedDate(Date(timeIntervalSince1970: 1_700_000_000))
/// container.register(date, as: (any HouseCalendar).self)
/// date.now += 86_400  // the day after
/// ```
///
/// If the app takes a closure, pass `{ date() }`.
///
/// It is a ``TestDouble``: resetting or closing its container restores the date it was made with.
/// It may be read and set from any thread.
public final class FixedDate: TestDouble {
  private let initial: Date
  private let date: Lock<Date>

  /// Makes a fixed date.
  ///
  /// - Parameter date: the date; by default the start of 2001 in UTC, Foundation's reference date.
  public init(_ date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    initial = date
    self.date = Lock(date)
  }

  /// Empty, as it records nothing.
  public var members: [any DoubleMember] { [] }

  /// The current date.
  public var now: Date {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  /// Returns the date, as a call: `date()`.
  public func callAsFunction() -> Date { now }

  /// Restores the date it was made with.
  public func reset() { now = initial }
}

extension FixedDate: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = now
    return { [self] in now = earlier }
  }
}

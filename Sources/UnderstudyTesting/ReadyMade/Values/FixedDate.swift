import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that stays until the test sets another.
///
/// To stand in for a protocol of your own, it takes one line:
///
/// ```swift
/// extension FixedDate: HouseCalendar { func today() -> Date { now } }
///
/// let date = FixedDate(Date(timeIntervalSince1970: 1_700_000_000))
/// container.register(date, as: (any HouseCalendar).self)
/// date.now += 86_400  // the day after
/// ```
///
/// Where the app takes a closure, `{ date() }` is one.
///
/// It is a ``TestDouble``: the reset and the closing of its container give it back the date it was made
/// with. It may be read and set from any thread.
public final class FixedDate: TestDouble {
  private let initial: Date
  private let date: Lock<Date>

  /// Makes a date that stands still.
  ///
  /// - Parameter date: the date; by default the start of 2001 in UTC, Foundation's reference date.
  public init(_ date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
    initial = date
    self.date = Lock(date)
  }

  /// It records nothing.
  public var members: [any DoubleMember] { [] }

  /// The date.
  public var now: Date {
    get { date.withLock { $0 } }
    set { date.withLock { $0 = newValue } }
  }

  /// The date, as a call: `date()`.
  public func callAsFunction() -> Date { now }

  /// Gives back the date it was made with.
  public func reset() { now = initial }
}

extension FixedDate: StatefulDouble {
  func stateRestorer() -> @Sendable () -> Void {
    let earlier = now
    return { [self] in now = earlier }
  }
}

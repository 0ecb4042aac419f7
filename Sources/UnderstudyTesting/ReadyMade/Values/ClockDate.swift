import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The date that goes with a manual clock: it moves when the clock is moved.
///
/// ```swift
/// let clock = ManualClock()
/// let date = ClockDate(of: clock, startingAt: opening)
/// await clock.advance(by: .seconds(3600))
/// date()  // an hour after the opening
/// ```
///
/// To stand in for a protocol of your own, it takes one line:
///
/// ```swift
/// extension ClockDate: HouseCalendar { func today() -> Date { now } }
/// ```
///
/// It is a ``TestDouble`` without state of its own. Its reset leaves the clock alone: that belongs to
/// the container that it is registered in itself.
public final class ClockDate: TestDouble {
  private let clock: ManualClock
  private let start: Date

  /// Makes the date of a clock.
  ///
  /// - Parameters:
  ///   - clock: what moves it.
  ///   - start: the date at the clock's start; by default the start of 2001 in UTC, Foundation's
  ///     reference date.
  public init(
    of clock: ManualClock,
    startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.clock = clock
    self.start = start
  }

  /// It records nothing.
  public var members: [any DoubleMember] { [] }

  /// The date at the clock's present moment.
  public var now: Date { start.addingTimeInterval(clock.now.offset.seconds) }

  /// The date, as a call: `date()`.
  public func callAsFunction() -> Date { now }
}

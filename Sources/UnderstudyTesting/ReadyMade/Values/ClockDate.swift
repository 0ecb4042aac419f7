import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that advances with a manual clock.
///
/// ```swift
/// let clock = ManualClock()
/// let date = ClockDate(of: clock, startingAt: opening)
/// await clock.advance(by: .seconds(3600))
/// date.now  // an hour after the opening
/// ```
///
/// One line makes it conform to a protocol of your own:
///
/// ```swift
/// extension ClockDate: HouseCalendar { func today() -> Date { now } }
/// ```
///
/// If the app takes a closure, pass `{ date.now }`.
///
/// It is a ``TestDouble`` without state of its own. Its reset does not affect the clock: that
/// belongs to the container in which it is registered itself.
public final class ClockDate: TestDouble {
  private let clock: ManualClock
  private let start: Date

  /// Makes the date of a clock.
  ///
  /// - Parameters:
  ///   - clock: the clock that the date follows.
  ///   - start: the date at the clock's start; by default the start of 2001 in UTC, Foundation's
  ///     reference date.
  public init(
    of clock: ManualClock,
    startingAt start: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.clock = clock
    self.start = start
  }

  /// The date at the clock's current moment.
  public var now: Date { start.addingTimeInterval(clock.now.offset.seconds) }
}

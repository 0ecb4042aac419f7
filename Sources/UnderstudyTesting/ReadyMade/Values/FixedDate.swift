import Understudy

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date that stays the same until the test sets another, or that is a step later at each read.
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
/// If the app takes a closure, pass `{ date.now }`.
///
/// Code that needs different dates, such as two letters that are written one after the other, gets
/// them from a date with a step:
///
/// ```swift
/// let date = FixedDate(opening, step: .seconds(60))
/// date.now  // the opening
/// date.now  // a minute later
/// ```
///
/// It is a ``TestDouble``: resetting or closing its container restores the date it was made with.
/// It may be read and set from any thread. With a step it returns each date once, even on many
/// threads.
public final class FixedDate: TestDouble {
  private struct State {
    var start: Date
    /// The number of reads since the start was set.
    var reads = 0
  }

  private let initial: Date
  private let step: TimeInterval
  private let state: Lock<State>

  /// Makes a date that changes only when it is set, or with each read.
  ///
  /// - Parameters:
  ///   - date: the first date; by default the start of 2001 in UTC, Foundation's reference date.
  ///   - step: the time from each read to the next; by default zero, for a date that stays. A
  ///     negative step goes back, as clocks do when they are set.
  public init(
    _ date: Date = Date(timeIntervalSinceReferenceDate: 0),
    step: Duration = .zero
  ) {
    initial = date
    self.step = step.seconds
    state = Lock(State(start: date))
  }

  /// The current date; with a step, every read advances it.
  ///
  /// Setting it sets the date of the next read.
  public var now: Date {
    get {
      state.withLock { state in
        defer { state.reads += 1 }
        // From the start each time, so that rounding errors do not add up.
        return state.start.addingTimeInterval(Double(state.reads) * step)
      }
    }
    set { state.withLock { $0 = State(start: newValue) } }
  }
}

extension FixedDate: StatefulDouble {
  func resetState() { now = initial }

  func stateRestorer() -> @Sendable () -> Void {
    let earlier = state.withLock { $0 }
    return { [self] in state.withLock { $0 = earlier } }
  }
}

extension Duration {
  /// The duration in seconds, as exactly as a `Double` can hold it.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

import Understudy

/// The manual clocks on which the code of a test has slept, and those that stood still.
final class SleptClocks: Sendable {
  private struct Entry {
    weak var clock: ManualClock?
    var standing: StandingClock?
    var isAtImpasse = false
  }

  private let entries = Lock<[ObjectIdentifier: Entry]>([:])

  /// Adds a clock; the first one lets the sleepers of the test wake at its time limit.
  func add(_ clock: ManualClock, in test: TestScope) {
    let isFirst = entries.withLock { entries in
      defer {
        if entries[ObjectIdentifier(clock)]?.clock == nil {
          entries[ObjectIdentifier(clock), default: Entry()].clock = clock
        }
      }
      return entries.isEmpty
    }
    guard isFirst else { return }
    test.whenTimeLimitIsExceeded { [weak test] in
      guard let test, !test.isOver else { return }
      test.clocks.cancelSleepers(of: test)
    }
  }

  func contains(_ clock: ManualClock) -> Bool {
    entries.withLock { $0[ObjectIdentifier(clock)]?.clock === clock }
  }

  func note(_ standing: StandingClock, of clock: ManualClock) {
    entries.withLock { $0[ObjectIdentifier(clock)]?.standing = standing }
  }

  /// Records that the test fails for the clock, which is not a warning as well.
  ///
  /// - Returns: whether it was the first time.
  func noteImpasse(of clock: ManualClock) -> Bool {
    entries.withLock { entries in
      let id = ObjectIdentifier(clock)
      guard var entry = entries[id], !entry.isAtImpasse else { return false }
      (entry.standing, entry.isAtImpasse) = (nil, true)
      entries[id] = entry
      return true
    }
  }

  /// The clocks that stood still and were not advanced since.
  var standing: [StandingClock] {
    entries.withLock { $0.values.compactMap(\.standing) }.filter { !$0.isOver }
  }

  /// The tasks of a test that sleep on one of the clocks now; `nil` if none does.
  func sleep(of test: TestScope) -> StandingClock? {
    let owner = ObjectIdentifier(test)
    let clocks = entries.withLock { $0.values.compactMap(\.clock) }
    return clocks.compactMap { $0.standing(.stillness(.zero), of: owner) }
      .min { "\($0.site)" < "\($1.site)" }
  }

  private func cancelSleepers(of test: TestScope) {
    let (owner, clocks) = (
      ObjectIdentifier(test), entries.withLock { $0.values.compactMap(\.clock) }
    )
    for clock in clocks {
      if let standing = clock.standing(.cancellation, of: owner) { note(standing, of: clock) }
      clock.cancelSleepers(of: owner)
    }
  }
}

extension TestScope {
  /// Records the clocks that stood still, as warnings of a test that has failed.
  func recordStandingClocks() {
    for standing in clocks.standing {
      record(ContainerIssue(standing.text(), at: standing.site, severity: .warning))
    }
  }
}

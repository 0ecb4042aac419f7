package import Understudy

/// The records of one journal, for all containers that write into it.
///
/// The last entries are kept, up to the limit; resolves and registrations of each key are counted
/// without one, so that no result depends on the length of the test.
package final class JournalStore: EventRecorder {
  fileprivate struct State {
    var ring: JournalRing
    var tallies = KeyTallies()
    var readings: [Reading] = []
  }

  private let state: Lock<State>

  /// - Parameter isTotalled: whether ``totals`` covers dropped entries, too.
  package init(limit: Int = 1_000, isTotalled: Bool = false) {
    state = Lock(State(ring: JournalRing(limit: limit, isTotalled: isTotalled)))
  }

  package func record(_ event: ContainerEvent) {
    guard let key = event.key else { return }
    if let (outcome, wasBuilt) = event.ending {
      let reading = event.owner.flatMap { Reading(event, by: $0) }
      state.withLock { state in
        state.add(key, event, outcome, wasBuilt: wasBuilt)
        if let reading { state.add(reading) }
      }
    } else if case .registered = event.kind {
      state.withLock { $0.tallies.countRegistration(of: key) }
    }
  }

  package func recordRegistration(of key: Key, in label: String?, container: UInt64) {
    state.withLock { $0.tallies.countRegistration(of: key) }
  }

  package func recordResolve(_ resolve: RecordedResolve, in container: Container) {
    state.withLock { $0.add(resolve, in: container) }
  }

  var limit: Int { state.withLock(\.ring.limit) }
  var total: Int { state.withLock(\.ring.total) }
  var dropped: Int { state.withLock(\.ring.dropped) }
  /// The entries, the oldest first.
  var entries: [Journal.Entry] {
    let (ring, tallies) = state.withLock { ($0.ring, $0.tallies) }
    return ring.inOrder.map { Journal.Entry($0, tallies) }
  }
  /// What the entries add up to, and the keys that its numbers stand for.
  var totals: (ResolveTotals, KeyTallies) {
    let (ring, tallies) = state.withLock { ($0.ring, $0.tallies) }
    return (ring.totals, tallies)
  }
  /// The tallies, in the order in which the keys were first counted.
  var tallies: [KeyTallies.Tally] { state.withLock(\.tallies.all) }

  func tally(of key: Key) -> KeyTallies.Tally? { state.withLock { $0.tallies.find(key) } }

  /// Returns the wrappers that resolved the key from the container they were made under, if it is
  /// not this one.
  func readings(of key: Key, outside container: UInt64) -> [Reading] {
    state.withLock(\.readings).filter { $0.key == key && $0.container != container }
  }
}

extension JournalStore {
  /// A wrapper that resolved from the container it was made under.
  struct Reading: Hashable {
    let key: Key
    let site: SourceSite
    /// The name of the wrapper's owner in messages.
    let owner: String
    let container: UInt64

    init?(_ event: ContainerEvent, by owner: StaticString) {
      guard let key = event.key, let site = event.site else { return nil }
      self.key = key
      self.site = site
      self.owner = "\(owner)"
      container = event.container
    }
  }
}

extension JournalStore.State {
  fileprivate mutating func add(
    _ key: Key,
    _ event: ContainerEvent,
    _ outcome: Journal.Entry.Outcome,
    wasBuilt: Bool
  ) {
    let number = tallies.number(of: key)
    if outcome == .given {
      tallies.countGiven(number, at: event.site.map(ShortSite.init), for: event.asker)
    } else {
      tallies.countFailed(number)
    }
    ring.add(
      JournalRecord(
        key: number,
        asker: event.asker.map { tallies.number(of: $0) } ?? -1,
        depth: Int32(clamping: event.depth),
        outcome: outcome,
        wasBuilt: wasBuilt,
        duration: event.duration,
        container: event.container,
        label: event.containerLabel,
        site: event.site.map(ShortSite.init)
      )
    )
  }

  fileprivate mutating func add(_ resolve: RecordedResolve, in container: Container) {
    let number = tallies.number(of: resolve.key)
    tallies.countGiven(number, at: resolve.site, for: resolve.asker)
    ring.add(
      JournalRecord(
        key: number,
        asker: resolve.asker.map { tallies.number(of: $0) } ?? -1,
        depth: Int32(clamping: resolve.depth),
        wasBuilt: resolve.wasBuilt,
        duration: resolve.duration,
        container: container.identity,
        label: container.label,
        site: resolve.site
      )
    )
  }

  /// Only a hint for a message, so a few are enough.
  fileprivate mutating func add(_ reading: JournalStore.Reading) {
    guard readings.count < 100, !readings.contains(reading) else { return }
    readings.append(reading)
  }
}

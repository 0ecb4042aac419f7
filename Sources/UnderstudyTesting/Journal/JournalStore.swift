package import Understudy

/// What one journal has taken down, for all containers that write into it.
///
/// The last entries are kept, up to the limit; how often each key was resolved or registered is
/// counted without one, so that no verdict depends on how long the test is.
package final class JournalStore: EventRecorder {
  fileprivate struct State {
    var ring: JournalRing
    var tallies = KeyTallies()
    var readings: [Reading] = []
  }

  private let state: Lock<State>

  package init(limit: Int = 1_000) { state = Lock(State(ring: JournalRing(limit: limit))) }

  package func record(_ event: ContainerEvent) {
    guard let key = event.key else { return }
    if let entry = Journal.Entry(event) {
      let reading = event.owner.flatMap { Reading(event, by: $0) }
      state.withLock { state in
        state.ring.add(entry)
        state.tallies.count(entry)
        if let reading { state.add(reading) }
      }
    } else if case .registered = event.kind {
      state.withLock { $0.tallies.countRegistration(of: key) }
    }
  }

  var limit: Int { state.withLock(\.ring.limit) }
  var dropped: Int { state.withLock(\.ring.dropped) }
  var entries: [Journal.Entry] { state.withLock(\.ring.inOrder) }
  /// In the order in which the keys came up.
  var tallies: [KeyTallies.Tally] { state.withLock(\.tallies.all) }

  func tally(of key: Key) -> KeyTallies.Tally? { state.withLock { $0.tallies.find(key) } }

  /// Whoever asked the container it was made under for the key, the container not being this one.
  func readings(of key: Key, outside container: UInt64) -> [Reading] {
    state.withLock(\.readings).filter { $0.key == key && $0.container != container }
  }
}

extension JournalStore {
  /// A wrapper that asked the container it was made under.
  struct Reading: Hashable {
    let key: Key
    let site: SourceSite
    /// What messages call the wrapper's owner.
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
  /// Only a hint for a message, so a few are enough.
  fileprivate mutating func add(_ reading: JournalStore.Reading) {
    guard readings.count < 100, !readings.contains(reading) else { return }
    readings.append(reading)
  }
}

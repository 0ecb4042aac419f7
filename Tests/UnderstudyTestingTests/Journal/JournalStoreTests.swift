import Testing

@testable import Understudy
@testable import UnderstudyTesting

@Suite struct `The store of a journal` {
  @Test func `keeps the newest entries in order, and the number of the others`() {
    var ring = JournalRing(limit: 3)
    #expect(ring.inOrder.isEmpty)
    for number in 0..<3 { ring.add(.number(number)) }
    #expect(ring.inOrder.map(\.depth) == [0, 1, 2])
    #expect(ring.dropped == 0)
    for number in 3..<8 { ring.add(.number(number)) }
    #expect(ring.inOrder.map(\.depth) == [5, 6, 7])
    #expect(ring.dropped == 5)
  }

  @Test func `keeps at least one entry`() {
    var ring = JournalRing(limit: -1)
    ring.add(.number(1))
    ring.add(.number(2))
    #expect(ring.inOrder.map(\.depth) == [2])
  }

  @Test func `counts every key, however many there are`() {
    var tallies = KeyTallies()
    for round in 0..<3 {
      for number in 0..<200 where number % 3 >= round {
        tallies.countGiven(.of(Int.self, name: "\(number)"))
      }
    }
    tallies.countRegistration(of: .of(Int.self, name: "7"))
    #expect(tallies.all.map(\.key.name) == (0..<200).map { "\($0)" })
    for number in 0..<200 {
      #expect(tallies.find(.of(Int.self, name: "\(number)"))?.given == number % 3 + 1)
    }
    #expect(tallies.find(.of(Int.self, name: "7"))?.registered == 1)
    #expect(tallies.find(.of(Int.self)) == nil)
  }

  @Test func `knows nothing of a key before its first entry`() {
    #expect(KeyTallies().find(.of(Int.self)) == nil)
    #expect(KeyTallies().all.isEmpty)
  }

  @Test func `distinguishes keys with the same hash bits`() {
    // Their places in the table collide at some size; so many that some do at any.
    var tallies = KeyTallies()
    let keys = (0..<64).map { Key.of(String.self, name: "\($0)") }
    for key in keys { tallies.countGiven(key) }
    for key in keys { tallies.countGiven(key) }
    #expect(keys.allSatisfy { tallies.find($0)?.given == 2 })
  }

  @Test func `distinguishes keys with identical hash bits by type and by name`() {
    var tallies = KeyTallies()
    let keys = [
      Key(Int.self, name: nil, bits: 1), Key(Int.self, name: "a", bits: 1),
      Key(Int.self, name: "b", bits: 1), Key(Letter.self, name: nil, bits: 1),
    ]
    for key in keys { tallies.countGiven(key) }
    #expect(tallies.all.map(\.key) == keys)
    #expect(keys.allSatisfy { tallies.find($0)?.given == 1 })
  }

  @Test func `counts failures apart, and keeps the first place of a resolve`() {
    var tallies = KeyTallies()
    let key = Key.of(Letter.self)
    let number = tallies.number(of: key)
    tallies.countFailed(number)
    tallies.countGiven(key, line: 2)
    tallies.countGiven(key, line: 3)
    #expect(tallies.find(key)?.failed == 1)
    #expect(tallies.find(key)?.given == 2)
    #expect(tallies.find(key)?.firstSite?.line == 2)
  }

  @Test func `does not list a key that only resolved others until it is resolved`() {
    let store = JournalStore()
    store.record(.resolve(.of(Letter.self), for: .of(Int.self)))
    #expect(store.tallies.map(\.key) == [.of(Letter.self)])
    #expect(store.entries.first?.asker == .of(Int.self))
    store.record(.resolve(.of(String.self)))
    store.record(.resolve(.of(Int.self)))
    #expect(store.tallies.map(\.key) == [.of(Letter.self), .of(String.self), .of(Int.self)])
    #expect(store.tallies[0].firstAsker == .of(Int.self))
  }

  @Test func `records a resolve as the event that it stands for`() throws {
    let (resolves, events) = (JournalStore(), JournalStore())
    let key = Key.of(Letter.self, name: "answer")
    let site = SourceSite(fileID: "Hall/Sale.swift", line: 7)
    let resolve = RecordedResolve(
      key,
      at: ShortSite(site),
      for: .of(Int.self),
      depth: 2,
      wasBuilt: true,
      duration: .seconds(3)
    )
    for store in [resolves, events] { store.record(.resolve(.of(Int.self))) }
    let hall = Container(label: "hall")
    resolves.recordResolve(resolve, in: hall)
    (TellTale(events) as any EventRecorder).recordResolve(resolve, in: hall)
    for store in [resolves, events] {
      let entry = try #require(store.entries.last)
      #expect(entry.key == key && entry.site == site && entry.asker == .of(Int.self))
      #expect(entry.containerLabel == "hall" && entry.container == hall.id && entry.depth == 2)
      #expect(entry.wasBuilt && entry.duration == .seconds(3) && entry.outcome == .given)
      #expect(store.tally(of: key)?.given == 1)
      #expect(store.tally(of: key)?.firstSite?.site == site)
      #expect(store.entries.count == 2)
    }
  }

  @Test func `loses no entry of many threads`() async {
    let container = Container(label: "hall")
    container.register(Letter.self, lifetime: .transient) { Letter(text: "dear") }
    let journal = container.startJournal(limit: 100)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<100 { _ = try? await container.resolve(Letter.self) }
        }
      }
    }
    #expect(journal.entries.count == 100)
    #expect(journal.dropped == 700)
    journal.expect(Letter.self, resolved: 800)
  }
}

// MARK: - Fixtures

extension JournalRecord {
  fileprivate static func number(_ number: Int) -> JournalRecord {
    JournalRecord(key: 0, depth: Int32(number), container: 1, label: nil, site: nil)
  }
}

extension KeyTallies {
  fileprivate mutating func countGiven(_ key: Key, line: UInt = 1) {
    let site = SourceSite(fileID: "Hall/Sale.swift", line: line)
    countGiven(number(of: key), at: ShortSite(site), for: nil)
  }
}

extension ContainerEvent {
  fileprivate static func resolve(_ key: Key, for asker: Key? = nil) -> ContainerEvent {
    ContainerEvent(
      kind: .resolved(cacheHit: true),
      key: key,
      depth: 1,
      containerLabel: nil,
      site: SourceSite(fileID: "Hall/Sale.swift", line: 1),
      asker: asker,
      container: 1
    )
  }
}

/// A recorder that knows of events alone.
private final class TellTale: EventRecorder {
  private let store: JournalStore

  init(_ store: JournalStore) { self.store = store }

  func record(_ event: ContainerEvent) { store.record(event) }
}

import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `What a journal keeps` {
  @Test func `is the newest entries in order, and the number of the others`() {
    var ring = JournalRing(limit: 3)
    for number in 0..<3 { ring.add(.number(number)) }
    #expect(ring.inOrder.map(\.depth) == [0, 1, 2])
    #expect(ring.dropped == 0)
    for number in 3..<8 { ring.add(.number(number)) }
    #expect(ring.inOrder.map(\.depth) == [5, 6, 7])
    #expect(ring.dropped == 5)
  }

  @Test func `is one entry at least`() {
    var ring = JournalRing(limit: -1)
    ring.add(.number(1))
    ring.add(.number(2))
    #expect(ring.inOrder.map(\.depth) == [2])
  }

  @Test func `counts every key, however many there are`() {
    var tallies = KeyTallies()
    for round in 0..<3 {
      for number in 0..<200 where number % 3 >= round {
        tallies.count(.number(round, .of(Int.self, name: "\(number)")))
      }
    }
    tallies.countRegistration(of: .of(Int.self, name: "7"))
    #expect(tallies.all.count == 200)
    for number in 0..<200 {
      #expect(tallies.find(.of(Int.self, name: "\(number)"))?.given == number % 3 + 1)
    }
    #expect(tallies.find(.of(Int.self, name: "7"))?.registered == 1)
    #expect(tallies.find(.of(Int.self)) == nil)
  }

  @Test func `tells apart keys whose bits are the same`() {
    // Their places in the table collide at some size; so many that some do at any.
    var tallies = KeyTallies()
    let keys = (0..<64).map { Key.of(String.self, name: "\($0)") }
    for key in keys { tallies.count(.number(1, key)) }
    for key in keys { tallies.count(.number(1, key)) }
    #expect(keys.allSatisfy { tallies.find($0)?.given == 2 })
  }

  @Test func `keeps failures apart, and where it was asked for first`() {
    var tallies = KeyTallies()
    let key = Key.of(Letter.self)
    tallies.count(.number(1, key, outcome: .failed(.factoryFailed), line: 1))
    tallies.count(.number(1, key, line: 2))
    tallies.count(.number(1, key, line: 3))
    #expect(tallies.find(key)?.failed == 1)
    #expect(tallies.find(key)?.given == 2)
    #expect(tallies.find(key)?.firstSite?.line == 2)
  }

  @Test func `loses nothing of what many threads do`() async {
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
    journal.expect(.of(Letter.self), resolved: 800)
  }
}

// MARK: - Fixtures

extension Journal.Entry {
  fileprivate static func number(
    _ number: Int,
    _ key: Key = .of(Int.self),
    outcome: Outcome = .given,
    line: UInt = 1
  ) -> Journal.Entry {
    Journal.Entry(
      key: key,
      site: SourceSite(fileID: "Hall/Sale.swift", line: line),
      asker: nil,
      containerLabel: nil,
      wasBuilt: true,
      duration: .zero,
      outcome: outcome,
      depth: number,
      container: 1
    )
  }
}

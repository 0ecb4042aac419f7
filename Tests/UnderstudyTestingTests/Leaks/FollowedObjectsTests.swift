import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Tracked objects` {
  @Test func `are tracked once, with their first creation`() {
    var objects = FollowedObjects()
    let ticket = Ticket()
    objects.follow(ticket, .sample(key: Key(Ticket.self, name: "first")))
    objects.follow(ticket, .sample(key: Key(Ticket.self, name: "second")))
    #expect(objects.entries.values.map(\.origin.key.name) == ["first"])
  }

  @Test func `are not held`() {
    var objects = FollowedObjects()
    objects.follow(Ticket(), .sample())
    #expect(objects.entries.values.allSatisfy { $0.object == nil })
  }

  @Test func `are distinguished from others that had their address before`() {
    var objects = FollowedObjects()
    let ticket = Ticket()
    let address = ObjectIdentifier(ticket)
    objects.follow(Ticket(), .sample(key: Key(Ticket.self, name: "torn")), at: address)
    let gone = Array(objects.entries.values)
    objects.follow(ticket, .sample(), at: address)
    #expect(objects.entries.values.map(\.origin.key.name) == [nil])

    objects.forget(gone)
    #expect(objects.entries.count == 1)
  }

  @Test func `are removed now and then after they are freed`() {
    var objects = FollowedObjects()
    var kept: [Ticket] = []
    while !objects.isCrowded {
      kept.append(Ticket())
      objects.follow(kept[kept.count - 1], .sample())
    }
    kept.removeLast(kept.count - 1)
    objects.forget(objects.entries.values.filter { $0.object == nil })
    #expect(objects.entries.count == 1)
    #expect(!objects.isCrowded)
  }
}

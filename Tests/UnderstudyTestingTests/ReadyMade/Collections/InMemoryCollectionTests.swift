import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite(.tags(.rowB14)) struct `A collection in memory` {
  private let tickets = InMemoryCollection([Voucher(7), Voucher(3), Voucher(5)])

  @Test func `finds elements by identity, and all in the order of insertion`() throws {
    #expect(try tickets.fetch(3) == Voucher(3))
    #expect(try tickets.fetch(4) == nil)
    #expect(try tickets.fetch() == [Voucher(7), Voucher(3), Voucher(5)])
    #expect(tickets.elements.map(\.id) == [7, 3, 5])
    #expect(tickets.count == 3)
  }

  @Test func `inserts an identity once`() throws {
    try tickets.insert(Voucher(4, "Othello"))
    #expect(tickets.elements.map(\.id) == [7, 3, 5, 4])
    #expect(throws: InMemoryCollectionError.alreadyExists(id: "4", element: "Voucher")) {
      try tickets.insert(Voucher(4, "Macbeth"))
    }
    #expect(try tickets.fetch(4)?.play == "Othello")
  }

  @Test func `updates what is there, in its place`() throws {
    try tickets.update(Voucher(3, "Othello"))
    #expect(tickets.elements == [Voucher(7), Voucher(3, "Othello"), Voucher(5)])
    #expect(throws: InMemoryCollectionError.notFound(id: "4", element: "Voucher")) {
      try tickets.update(Voucher(4))
    }
    #expect(tickets.count == 3)
  }

  @Test func `saves what is there and what is not`() throws {
    try tickets.save(Voucher(3, "Othello"))
    try tickets.save(Voucher(4))
    #expect(tickets.elements == [Voucher(7), Voucher(3, "Othello"), Voucher(5), Voucher(4)])
  }

  @Test func `deletes, and inserts again at the end`() throws {
    #expect(try tickets.delete(7) == Voucher(7))
    #expect(try tickets.delete(7) == nil)
    try tickets.insert(Voucher(7))
    #expect(tickets.elements.map(\.id) == [3, 5, 7])
  }

  @Test func `queries by condition, order and limit`() throws {
    try tickets.save(Voucher(3, "Othello", price: 20))
    try tickets.save(Voucher(4, "Othello", price: 10))
    #expect(try tickets.fetch { $0.play == "Othello" }.map(\.id) == [3, 4])
    #expect(try tickets.fetch(sortedBy: \.id).map(\.id) == [3, 4, 5, 7])
    #expect(try tickets.fetch(sortedBy: { $0.id > $1.id }, limit: 2).map(\.id) == [7, 5])
    #expect(
      try tickets.fetch(where: { $0.play == "Othello" }, sortedBy: \.price, limit: 1).map(\.id)
        == [4]
    )
    // Equal ones keep the order of insertion.
    #expect(try tickets.fetch(sortedBy: \.play).map(\.id) == [7, 5, 3, 4])
    #expect(try tickets.fetch(sortedBy: \.id, limit: -1).isEmpty)
    #expect(try tickets.count { $0.play == "Othello" } == 2)
    #expect(throws: Mishap.self) { try tickets.fetch { _ in throw Mishap() } }
  }

  @Test func `has the last of several initial elements with one identity`() {
    let tickets = InMemoryCollection([Voucher(7), Voucher(3), Voucher(7, "Othello")])
    #expect(tickets.elements == [Voucher(7, "Othello"), Voucher(3)])
  }

  @Test func `is reset with its container, its failures and calls included`() async throws {
    let container = Container(label: "test")
    container.register(tickets, as: (any VoucherStore).self)
    let store = try await container.resolve((any VoucherStore).self)
    try store.add(Voucher(4))
    tickets.failEach(.all, with: Mishap())
    container.reset()
    #expect(tickets.elements.map(\.id) == [7, 3, 5])
    #expect(tickets.callHistory.isEmpty)
    try store.add(Voucher(4))
    await container.close()
    #expect(tickets.elements.map(\.id) == [7, 3, 5])
  }

  @Test func `is restored with a snapshot of its container`() throws {
    let container = Container(label: "test")
    container.register(tickets, as: (any VoucherStore).self)
    try tickets.insert(Voucher(4))
    let snapshot = container.snapshot()
    try tickets.delete(7)
    try tickets.insert(Voucher(9))
    try container.restore(snapshot)
    #expect(tickets.elements.map(\.id) == [7, 3, 5, 4])
  }

  @Test func `records its calls, those that fail included`() throws {
    try tickets.insert(Voucher(4))
    _ = try tickets.fetch(4)
    try tickets.update(Voucher(4))
    try tickets.save(Voucher(4))
    try tickets.delete(4)
    _ = try tickets.fetch { $0.id == 4 }
    #expect(throws: InMemoryCollectionError.self) { try tickets.update(Voucher(4)) }
    #expect(
      tickets.callHistory == [
        "insert(\(Voucher(4)))", "fetch(4)", "update(\(Voucher(4)))", "save(\(Voucher(4)))",
        "delete(4)", "fetch()", "update(\(Voucher(4)))",
      ]
    )
    #expect(tickets.deletions.calls.map(\.arguments) == [4])
    #expect(tickets.insertions.calls.map(\.arguments.id) == [4])
  }
}

@Suite struct `Failures on demand of a collection` {
  private let tickets = InMemoryCollection([Voucher(7), Voucher(3)])

  @Test func `apply to the next operation of a kind, once, before it changes anything`() throws {
    tickets.failNext(.writes, with: Mishap())
    _ = try tickets.fetch(7)
    #expect(throws: Mishap.self) { try tickets.insert(Voucher(4)) }
    #expect(tickets.count == 2)
    try tickets.insert(Voucher(4))
  }

  @Test(arguments: ["insert", "update", "save", "delete"])
  func `apply to every way to write`(way: String) throws {
    tickets.failNext(.writes, with: Mishap())
    #expect(throws: Mishap.self) {
      switch way {
      case "insert": try tickets.insert(Voucher(4))
      case "update": try tickets.update(Voucher(7, "Othello"))
      case "save": try tickets.save(Voucher(7, "Othello"))
      default: try tickets.delete(7)
      }
    }
    #expect(tickets.elements == [Voucher(7), Voucher(3)])
  }

  @Test func `apply to each read of one identity, until they stop`() throws {
    tickets.failEach(.reads(of: 7), with: Mishap())
    for _ in 0..<3 { #expect(throws: Mishap.self) { try tickets.fetch(7) } }
    #expect(try tickets.fetch(3) == Voucher(3))
    #expect(try tickets.fetch().count == 2)
    try tickets.update(Voucher(7))
    tickets.stopFailing()
    #expect(try tickets.fetch(7) == Voucher(7))
  }

  @Test func `apply in order and as often as asked`() throws {
    tickets.failNext(.reads, with: Mishap(), times: 2)
    tickets.failNext(.all, with: Fire())
    tickets.failNext(.reads, with: Mishap(), times: 0)
    #expect(throws: Mishap.self) { try tickets.fetch(7) }
    #expect(throws: Fire.self) { try tickets.delete(7) }
    #expect(throws: Mishap.self) { try tickets.count { _ in true } }
    #expect(try tickets.fetch(7) == Voucher(7))
  }

  @Test func `apply within transactions, which then roll back`() throws {
    tickets.failNext(.writes(of: 3), with: Mishap())
    #expect(throws: Mishap.self) {
      try tickets.transaction {
        try $0.update(Voucher(7, "Othello"))
        try $0.update(Voucher(3, "Othello"))
      }
    }
    tickets.failNext(.commits, with: Fire())
    #expect(throws: Fire.self) { try tickets.transaction { try $0.delete(7) } }
    #expect(tickets.elements == [Voucher(7), Voucher(3)])
  }

  @Test func `do not cover other kinds`() throws {
    tickets.failEach(.commits, with: Fire())
    try tickets.save(Voucher(4))
    _ = try tickets.fetch()
    tickets.stopFailing()
    tickets.failEach(.writes(of: 4), with: Fire())
    try tickets.delete(3)
    _ = try tickets.fetch(4)
  }
}

// MARK: - Fixtures

private protocol VoucherStore: Sendable {
  func add(_ ticket: Voucher) throws
}

extension InMemoryCollection: VoucherStore where Element == Voucher {
  fileprivate func add(_ ticket: Voucher) throws { try insert(ticket) }
}

private struct Voucher: Identifiable, Hashable, Sendable {
  let id: Int
  var play: String
  var price: Int

  init(_ id: Int, _ play: String = "Hamlet", price: Int = 15) {
    (self.id, self.play, self.price) = (id, play, price)
  }
}

private struct Mishap: Error {}
private struct Fire: Error {}

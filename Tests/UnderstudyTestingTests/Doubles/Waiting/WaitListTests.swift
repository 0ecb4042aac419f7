import Testing

@testable import UnderstudyTesting

@Suite struct WaitListTests {
  @Test func `waiters that have enough are resumed in the order of registration`() {
    var list = List()
    list.suspend("two", needing: 2)
    list.suspend("one")
    list.suspend("also two", needing: 2)
    #expect(list.add().texts == ["one: satisfied"])
    #expect(list.count == 2)
    #expect(list.add().texts == ["two: satisfied", "also two: satisfied"])
    #expect(list.isClear)
  }

  @Test func `more events than needed may come at once`() {
    var list = List()
    list.suspend("two", needing: 2)
    list.suspend("nine", needing: 9)
    #expect(list.add(5).texts == ["two: satisfied"])
    #expect(list.add(4).texts == ["nine: satisfied"])
  }

  @Test func `events for one waiter leave the others alone`() {
    var list = List()
    let first = list.suspend("first", needing: 2)
    list.suspend("second", needing: 2)
    #expect(list.add(1, for: first) == nil)
    #expect(list.add(1, for: first).map { [$0].texts } == ["first: satisfied"])
    #expect(list.add(1, for: first) == nil)
    #expect(list.count == 1)
  }

  @Test(arguments: [WaitEnd.satisfied, .expired, .cancelled, .ended("reset")])
  func `a waiter that ended before it suspends gets its end when it does`(end: WaitEnd) {
    var list = List()
    let id = list.register(needing: 2)
    #expect(list.end(id, as: end) == nil)
    #expect(list.isEmpty)
    #expect(!list.isClear)
    #expect(list.end(id, as: .expired) == nil)
    #expect(list.attach("late", to: id) == end)
    #expect(list.isClear)
  }

  @Test func `a waiter satisfied before it suspends gets that end when it does`() {
    var list = List()
    let (one, two, three) = (list.register(), list.register(), list.register())
    #expect(list.satisfyFirst(1).isEmpty)
    #expect(list.add().isEmpty)
    let ends = [one, two, three].map { list.attach("late", to: $0) }
    #expect(ends == [.satisfied, .satisfied, .satisfied])
    #expect(list.isClear)
  }

  @Test func `only the first end counts`() {
    var list = List()
    let id = list.suspend("one")
    #expect(list.end(id, as: .cancelled).map { [$0].texts } == ["one: cancelled"])
    #expect(list.end(id, as: .expired) == nil)
    #expect(list.add().isEmpty)
    #expect(list.isClear)
  }

  @Test func `waiters that have waited longest go first, past those that have ended`() {
    var list = List()
    let ids = ["a", "b", "c", "d"].map { list.suspend($0, needing: 7) }
    _ = list.end(ids[1], as: .cancelled)
    #expect(list.satisfyFirst(2).texts == ["a: satisfied", "c: satisfied"])
    #expect(list.satisfyFirst(2).texts == ["d: satisfied"])
    #expect(list.satisfyFirst(2).isEmpty)
  }

  @Test func `ending all includes waiters without a handle`() {
    var list = List()
    list.suspend("a")
    let late = list.register()
    list.suspend("b")
    let end = WaitEnd.ended("reset")
    #expect(list.endAll(as: end).map(\.handle) == ["a", "b"])
    #expect(list.isEmpty)
    #expect(list.attach("late", to: late) == end)
    #expect(list.isClear)
  }
}

// MARK: - Fixtures

private typealias List = WaitList<String>

extension List {
  @discardableResult
  fileprivate mutating func suspend(_ name: String, needing events: Int = 1) -> ID {
    let id = register(needing: events)
    #expect(attach(name, to: id) == nil)
    return id
  }
}

extension Sequence<List.Resumption> {
  fileprivate var texts: [String] { map { "\($0.handle): \($0.end)" } }
}

import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

/// Members that nobody has given a name.
@Suite struct `A member without a name` {
  @Test func `takes the name of the member that calls it`() {
    let desk = NamelessDesk()
    desk.greet("ada", count: 2)
    _ = desk.title
    #expect(desk.callHistory == ["greet(ada, count: 2)", "title"])
    #expect(desk.stubMembers.map(\.name) == ["greet(_:count:)", "title"])
  }

  @Test func `keeps its name for doubles that are made later`() {
    NamelessDesk().greet("ada", count: 2)
    #expect(NamelessDesk().greets.name == "greet(_:count:)")
  }

  @Test func `is called by its double and line at first, and by its property once that is known`() {
    let silent = Silent()
    #expect(silent.rings.name == "Silent:\(Silent.line)()")
    #expect(silent.stubMembers.map(\.name) == ["Silent.rings()"])
  }

  @Test func `is called by its double and its property in a failure`() {
    let host = IssueCollector()
    let quiet = Quiet()
    _ = quiet.members
    quiet.rings.attach(host: host)
    quiet.rings.verify(with: .any, "ada")
    #expect(
      host.messages == [
        """
        Expected exactly 1 call to Quiet.rings(any, ada), but it was never called.
          fix: make the code under test call it; if it does so later, replace ….verify(…) by await ….called(…), with the same number and arguments.
        """
      ]
    )
  }

  @Test func `counts its first call in the test of its container`() {
    let scope = TestScope(of: "greets", CollectingRecorder(isOnTestTask: true))
    let container = Container(label: "stage", rules: nil, host: scope)
    let (first, second) = (Late(), Late())
    container.register(Late.self, name: "first", instance: first)
    container.register(Late.self, name: "second", instance: second)
    second.come(1)
    first.come(2)
    #expect(callHistory(of: first, second) == ["come(1)", "come(2)"])
    #expect((second.erasedCalls + first.erasedCalls).map(\.order) == [1, 2])
  }

  @Test func `loses no first call to a race between threads`() {
    for _ in 0..<50 {
      let late = Late()
      onThreads(4) { late.come($0) }
      #expect(late.comes.callCount == 4)
    }
  }

  @Test func `keeps its name after a restore to a moment before the first call`() throws {
    let container = Container(label: "stage")
    let late = Late()
    container.register(Late.self, instance: late)
    let before = container.snapshot()
    late.come(1)
    try container.restore(before)
    #expect(late.callHistory.isEmpty)
    late.come(2)
    #expect(late.callHistory == ["come(2)"])
  }
}

@Suite struct `Several arguments` {
  @Test func `are passed one by one, or as a tuple`() async {
    let spy = Spy<String, Int>("greet(_:count:)")
    synchronously {
      spy.call("ada", 1)
      spy.call(("bob", 2))
    }
    await spy.call("eve", 3)
    #expect(spy.calls.map(\.arguments.0) == ["ada", "bob", "eve"])
    #expect(spy.calls.map(\.arguments.1) == [1, 2, 3])
  }

  @Test func `form a tuple with labels`() async throws {
    let spy = Spy<(name: String, count: Int, note: String?)>("greet(_:count:note:)")
    synchronously { spy.call("ada", 1, "hi" as String?) }
    await spy.call("bob", 2, String?.none)
    #expect(spy.calls.map(\.arguments.name) == ["ada", "bob"])
    #expect(spy.calls.map(\.arguments.note) == ["hi", nil])
    let loads = Stub<(id: Int, hall: String), String, any Error>("load(_:in:)")
    loads.when(.any, "Main").returns("found")
    #expect(try synchronously { try loads.call(1, "Main") } == "found")
    #expect(try await loads.call(2, "Main") == "found")
  }

  @Test func `are wrapped where the tuple has an optional or an existential`() {
    let spy = Spy<(name: String?, what: any Sendable)>("greet(_:what:)")
    spy.call("ada", 7)
    #expect(spy.calls.first?.arguments.name == "ada")
    #expect(spy.calls.first?.arguments.what as? Int == 7)
  }

  @Test func `that are not those of the member fail the test`() {
    let host = IssueCollector()
    let spy = Spy<(name: String, count: Int)>("greet(_:count:)")
    spy.attach(host: host)
    spy.call(1, "ada")
    #expect(spy.calls.isEmpty)
    #expect(
      host.messages == [
        """
        greet(_:count:) was called with (Int, String), but its stub takes (name: String, count: Int).
          fix: in the double, call the stub with the arguments (name: String, count: Int) in their order, or declare the \
        stub as Stub<(Int, String), (), Never>.
        """
      ]
    )
  }

  /// A Spy has no parameter for the error.
  @Test func `that lack an error show where the error of the member belongs`() {
    let host = IssueCollector()
    let spy = Spy<String, Int, any Error>("greet(_:count:)")
    spy.attach(host: host)
    spy.call("ada", 2)
    #expect(
      host.messages == [
        """
        greet(_:count:) was called with (String, Int), but its stub takes (String, Int, Error).
          fix: if the member throws, declare it as Stub<(String, Int), Void, any Error>; otherwise remove any Error from the types of the Spy, which are those of the arguments alone.
        """
      ]
    )
  }

  @Test func `are passed on to the real implementation`() async {
    let prices = Stub<(seat: String, day: Int), Int, Never>("price(of:on:)")
    #expect(synchronously { prices.call("A1", 2, real: 30) } == 30)
    #expect(await prices.call("A1", 2, real: await later(31)) == 31)
    prices.returns(7)
    #expect(synchronously { prices.call("A1", 2, real: 30) } == 7)
  }
}

@Suite struct `Calls that are compared` {
  @Test func `are equal to their arguments, in order`() {
    let (shows, numbers) = (Spy<String>("show(_:)"), Spy<Int>("ring(_:)"))
    let seats = Spy<Seat>("hold(_:)")
    for text in ["a", "b"] { shows.call(text) }
    for number in 1...2 { numbers.call(number) }
    seats.call(Seat(row: "A", number: 1))
    #expect(shows.calls == ["a", "b"])
    #expect(shows.calls != ["b", "a"])
    #expect(numbers.calls == [1, 2])
    #expect(seats.calls == [Seat(row: "A", number: 1)])
    #expect(shows.lastCall == "b")
    #expect(seats.lastCall == Seat(row: "A", number: 1))
    #expect(shows.firstCall == "a")
    #expect(Spy<String>("show(_:)").lastCall == nil)
  }

  @Test func `are counted`() {
    let shows = Spy<String>("show(_:)")
    #expect(!shows.wasCalled)
    #expect(shows.callCount == 0)
    shows.call("a")
    #expect(shows.wasCalled)
    #expect(shows.callCount == 1)
  }
}

@Suite struct `Calls that a double records itself` {
  @Test func `are in the history of a base, among those of its members`() {
    let users = UsersSpy()
    users.getUser(id: "test")
    users.rings.call(1)
    users.find("ada", in: 3)
    users.flush()
    users.drop("x")
    #expect(
      users.callHistory
        == ["getUser(id: test)", "ring(1)", "find(ada, in: 3)", "flush()", "drop(x, twice)"]
    )
    #expect(users.erasedCalls.map(\.member).first == "getUser")
    users.reset()
    #expect(users.callHistory.isEmpty)
  }

  @Test func `add a member to the list with the first call`() {
    let users = UsersSpy()
    #expect(users.stubMembers.map(\.name) == ["ring(_:)"])
    users.flush()
    #expect(users.stubMembers.map(\.name) == ["ring(_:)", "record(_:)"])
  }

  @Test func `are found where the double keeps its history itself`() {
    let (own, host) = (OwnHistory(), IssueCollector())
    own.getUser(id: "test")
    #expect(own.callHistory == ["getUser(id: test)"])
    let flat = Flat()
    flat.rings.call(1)
    #expect(callHistory(of: own, flat) == ["ring(1)", "getUser(id: test)"])
    let container = Container(label: "stage", rules: nil, host: host)
    container.register(OwnHistory.self, instance: own)
    let state = container.residents.compactMap { DoubleState($0) }
    #expect(
      state.map(\.description) == ["OwnHistory was called once:\n    getUser(id: test)"]
    )
    container.reset()
    #expect(own.callHistory.isEmpty)
  }
}

// MARK: - Fixtures

private struct NamelessDesk: TestDouble {
  let greets = Spy<String, Int>()
  let titles = Stub<Void, String, Never>(default: "Hamlet")
  func greet(_ name: String, count: Int) { greets.call(name, count) }
  var title: String { titles.call() }
}

private struct Quiet: TestDouble { let rings = Spy<String, String>() }

private struct Silent: TestDouble {
  static let line: UInt = #line + 1
  let rings = Spy<String, String>()
}

private final class Late: TestDouble {
  let comes = Spy<Int>()
  func come(_ number: Int) { comes.call(number) }
}

private struct Flat: TestDouble { let rings = Spy<Int>("ring(_:)") }

private final class UsersSpy: SpyBase, @unchecked Sendable {
  let rings = Spy<Int>("ring(_:)")
  func getUser(id: String) { record("getUser(id: \(id))") }
  func find(_ name: String, in hall: Int) { record(arguments: name, hall) }
  func flush() { record() }
  func drop(_ name: String) { record("drop", name, "twice") }
}

private final class OwnHistory: TestDouble, @unchecked Sendable {
  var callHistory: [String] = []
  func getUser(id: String) { callHistory.append("getUser(id: \(id))") }
  func reset() { callHistory = [] }
}

private func later(_ number: Int) async -> Int { number }

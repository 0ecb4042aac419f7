import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct StubStateTests {
  typealias State = StubState<Int, String, Never>

  @Test func `a call without rules is recorded and drawn in one step`() {
    var state = State()
    _ = state.setGeneral(State.Supply("a", ["b"]))
    #expect(state.open(1).text == "a")
    #expect(state.open(2).text == "b")
    #expect(state.open(3).text == "ran out after 2")
    #expect(state.calls.map(\.arguments) == [1, 2, 3])
  }

  @Test func `with rules the call hands them out and draws nothing`() {
    var state = State()
    _ = state.setGeneral(State.Supply("a", ["b"]))
    state.add(State.Supply("r", []), when: { $0 == 7 }, at: SourceSite())
    guard case .ask(let rules) = state.open(1) else {
      Issue.record("expected rules")
      return
    }
    #expect(rules.map { $0.matches(7) } == [true])
    #expect(state.drawGeneral().text == "a")
  }

  @Test func `each rule has its own sequence`() throws {
    var state = State()
    for name in ["a", "b"] {
      state.add(State.Supply("\(name)1", ["\(name)2"]), when: { _ in true }, at: SourceSite())
    }
    let rules = try #require(state.open(1).rules)
    #expect(state.draw(from: rules[1]).text == "b1")
    #expect(state.draw(from: rules[0]).text == "a1")
    #expect(state.draw(from: rules[1]).text == "b2")
    #expect(state.draw(from: rules[1]).text == "ran out after 2")
    #expect(state.draw(from: rules[0]).text == "a2")
  }

  @Test(arguments: [true, false])
  func `a rule handed out before a reset draws nothing after it`(onlyAnswers: Bool) throws {
    var state = State()
    state.add(State.Supply("old", []), when: { _ in true }, at: SourceSite())
    let old = try #require(state.open(1).rules?.first)
    _ = onlyAnswers ? state.clearAnswers() : state.reset()
    state.add(State.Supply("new", []), when: { _ in true }, at: SourceSite())
    #expect(state.draw(from: old).text == "nothing")
    let new = try #require(state.open(2).rules?.first)
    #expect(state.draw(from: new).text == "new")
  }

  @Test func `the default answers after a sequence and never runs out`() {
    var state = State()
    _ = state.setGeneral(State.Supply("a", ["b"]))
    _ = state.setFallback("d")
    #expect((1...4).map { state.open($0).text } == ["a", "b", "d", "d"])
  }

  @Test func `what is replaced or cleared is handed back`() {
    var state = State()
    #expect(state.setFallback("1") == nil)
    #expect(state.setFallback("2") == "1")
    _ = state.open(1)
    #expect(state.clearCalls().calls.count == 1)
    #expect(state.calls.isEmpty)
    #expect(state.fallback == "2")
    _ = state.open(1)
    #expect(state.clearAnswers().fallback == "2")
    #expect(state.fallback == nil)
    #expect(state.calls.count == 1)
    #expect(state.reset().calls.count == 1)
    #expect(state.calls.isEmpty)
  }
}

// MARK: - Fixtures

extension StubState where Arguments == Int {
  fileprivate mutating func open(_ number: Int) -> Opening {
    open(Call(arguments: number, order: number, member: "name(of:)"))
  }
}

extension StubStateTests.State.Opening {
  fileprivate var text: String? { if case .draw(let draw) = self { draw.text } else { nil } }
  fileprivate var rules: [StubStateTests.State.Rule]? {
    if case .ask(let rules) = self { rules } else { nil }
  }
}

extension StubStateTests.State.Supply.Draw? {
  fileprivate var text: String {
    switch self {
    case .reply(.value(let value)): value
    case .reply: "a reply"
    case .ranOut(let answers): "ran out after \(answers)"
    case nil: "nothing"
    }
  }
}

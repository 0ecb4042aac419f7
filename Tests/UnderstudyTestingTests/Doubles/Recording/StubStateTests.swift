import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct StubStateTests {
  typealias State = StubState<Int, String, Never>
  var state = State.joined()

  @Test func `a member without a scope records nothing yet`() {
    var state = State()
    guard case .unattached = state.opening(1) else {
      Issue.record("expected it to look for a scope first")
      return
    }
    #expect(state.calls.isEmpty)
  }

  @Test mutating func `a call without rules is recorded and drawn in one step`() {
    state.setGeneral("a", "b")
    #expect(state.open(1).text == "a")
    #expect(state.open(2).text == "b")
    #expect(state.open(3).text == "missing after 2")
    #expect(state.calls.map(\.arguments) == [1, 2, 3])
    #expect(state.calls.map(\.order) == [1, 2, 3])
  }

  @Test mutating func `a call with rules returns them and draws nothing`() {
    state.setGeneral("a", "b")
    state.addRule("r") { $0 == 7 }
    let opened = state.open(1)
    #expect(opened.text == "open")
    #expect(opened.rules.map { $0.pattern.matches(7) } == [true])
    #expect(state.drawUnruled(for: opened.ticket, hasReal: false).text == "a")
  }

  @Test mutating func `each rule has its own sequence`() {
    for name in ["a", "b"] { state.addRule("\(name)1", "\(name)2") { _ in true } }
    let (ticket, rules) = (state.open(1).ticket, state.open(1).rules)
    #expect(state.draw(from: rules[1], for: ticket).text == "b1")
    #expect(state.draw(from: rules[0], for: ticket).text == "a1")
    #expect(state.draw(from: rules[1], for: ticket).text == "b2")
    #expect(state.draw(from: rules[1], for: ticket).text == "ran out after 2")
    #expect(state.draw(from: rules[0], for: ticket).text == "a2")
  }

  @Test(arguments: [true, false])
  mutating func `a rule returned before a reset draws nothing after it`(onlyAnswers: Bool) {
    state.addRule("old") { _ in true }
    let old = state.open(1)
    _ = onlyAnswers ? state.clearAnswers() : state.reset()
    state.addRule("new") { _ in true }
    #expect(state.draw(from: old.rules[0], for: old.ticket).text == "nothing")
    let new = state.open(2)
    #expect(state.draw(from: new.rules[0], for: new.ticket).text == "new")
  }

  @Test mutating func `a rule returned before a restore draws nothing after it`() {
    let empty = state
    state.addRule("old") { _ in true }
    let (kept, old) = (state, state.open(1))
    _ = state.restore(empty)
    #expect(state.open(2).text == "missing")
    _ = state.restore(kept)
    #expect(state.draw(from: old.rules[0], for: old.ticket).text == "nothing")
    let new = state.open(3)
    #expect(state.draw(from: new.rules[0], for: new.ticket).text == "old")
  }

  @Test mutating func `the default answers after a sequence and never runs out`() {
    state.setGeneral("a", "b")
    _ = state.setFallback(.value("d"), at: SourceSite())
    #expect((1...4).map { state.open($0).text } == ["a", "b", "d", "d"])
  }

  @Test func `the default that a member was made with returns after clearAnswers`() {
    var state = State.joined(declared: "made with")
    _ = state.setFallback(.value("set"), at: SourceSite())
    #expect(state.open(1).text == "set")
    _ = state.clearAnswers()
    #expect(state.open(2).text == "made with")
  }

  @Test mutating func `a call's record names the answer that it got`() {
    let lines: [UInt] = [10, 20, 30]
    _ = state.setGeneral(.init(.value("a"), [.value("b")]), at: SourceSite(line: lines[0]))
    state.add(.init(.value("r")), when: .equal(to: 7), at: SourceSite(line: lines[1]))
    for number in [1, 7, 2, 3] {
      let opened = state.open(number)
      if number == 7 {
        _ = state.draw(from: opened.rules[0], for: opened.ticket)
      } else {
        _ = state.drawUnruled(for: opened.ticket, hasReal: number == 3)
      }
    }
    #expect(state.calls.map(\.answer) == [.general, .rule, .general, .real])
    #expect(state.calls.map(\.source?.site?.line) == [10, 20, 10, nil])
  }

  @Test mutating func `an immediate answer has returned; a computed one runs until it ends`() {
    _ = state.setGeneral(.init(.value("a"), [.compute { "\($0)" }]), at: SourceSite())
    #expect(state.open(1).text == "a")
    let (second, third) = (state.open(2), state.open(3))
    #expect(
      state.calls.map(\.ending.description) == ["returned", "still running", "still running"]
    )
    #expect(state.running == 2)
    state.end(second.ticket, .returned)
    state.end(third.ticket, .threw(CancellationError()))
    #expect(state.running == 0)
    #expect(state.mostRunning == 2)
    #expect(state.calls.last?.ending.description == "threw CancellationError()")
  }

  @Test mutating func `the end of a forgotten call changes nothing`() {
    _ = state.setGeneral(.init(.compute { "\($0)" }), at: SourceSite())
    let forgotten = state.open(1)
    _ = state.clearCalls()
    _ = state.open(2)
    state.end(forgotten.ticket, .returned)
    #expect(state.running == 1)
    #expect(state.calls.map(\.ending.description) == ["still running"])
  }

  @Test mutating func `replaced and cleared values are handed back`() {
    #expect(state.setFallback(.value("1"), at: SourceSite())?.text == nil)
    #expect(state.setFallback(.value("2"), at: SourceSite())?.text == "1")
    _ = state.open(1)
    #expect(state.clearCalls().calls.count == 1)
    #expect(state.calls.isEmpty)
    #expect(state.fallback?.text == "2")
    _ = state.open(1)
    #expect(state.clearAnswers().fallback?.text == "2")
    #expect(state.fallback?.text == nil)
    #expect(state.calls.count == 1)
    #expect(state.reset().calls.count == 1)
    #expect(state.calls.isEmpty)
  }

  @Test mutating func `unverified calls are handed out and forgotten in one step`() {
    for number in 1...3 { _ = state.open(number) }
    state.verified = [2]
    let taken = state.takeUnverified()
    #expect(taken.unverified.map(\.arguments) == [1, 3])
    #expect(taken.dropped.calls.count == 3)
    #expect(state.calls.isEmpty)
    #expect(state.verified.isEmpty)
    #expect(state.epoch == 1)
  }

  @Test mutating func `a member with calls keeps the scope that numbered them`() {
    _ = state.open(1)
    let other = CallScope()
    state.join(other)
    #expect(state.scope !== other)
    _ = state.reset()
    state.join(other)
    #expect(state.scope === other)
  }
}

// MARK: - Fixtures

extension StubState where Arguments == Int, Output == String, Failure == Never {
  fileprivate static func joined(declared: String? = nil) -> Self {
    var state = Self(declared: declared.map { .value($0) })
    state.join(CallScope())
    return state
  }

  fileprivate mutating func opening(_ number: Int) -> Opening {
    open(number, label: MemberLabel.of("name(of:)"), at: 0, hasReal: false)
  }

  fileprivate mutating func open(_ number: Int) -> Opened { Opened(opening(number)) }

  fileprivate mutating func setGeneral(_ first: String, _ more: String...) {
    _ = setGeneral(Supply(.value(first), more.map { .value($0) }), at: SourceSite())
  }

  fileprivate mutating func addRule(
    _ first: String,
    _ more: String...,
    matches: @escaping @Sendable (Int) -> Bool
  ) {
    add(
      Supply(.value(first), more.map { .value($0) }),
      when: .accepted(by: matches, at: SourceSite()),
      at: SourceSite()
    )
  }
}

private struct Opened {
  typealias State = StubStateTests.State
  let ticket: State.Ticket
  let rules: [State.Rule]
  let text: String

  init(_ opening: State.Opening) {
    switch opening {
    case .unattached: preconditionFailure("the state has joined a scope")
    case .answered(let output):
      (ticket, rules, text) = (State.Ticket(index: -1, epoch: -1), [], output)
    case .drawn(let draw, let ticket): (self.ticket, rules, text) = (ticket, [], draw.text)
    case .open(let ticket, let agenda, let draw):
      (self.ticket, rules, text) = (ticket, agenda.rules, draw?.text ?? "open")
    }
  }
}

extension StubStateTests.State.Reply {
  fileprivate var text: String? { if case .value(let value) = self { value } else { nil } }
}

extension StubStateTests.State.Draw {
  fileprivate var text: String {
    switch self {
    case .reply(.value(let value)): value
    case .reply: "a reply"
    case .missing(let answers?): "missing after \(answers)"
    case .missing: "missing"
    }
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

import Testing
import Understudy

@testable import UnderstudyTesting

/// What calls, waits and rules of before a clearing or a restore may still do after it: nothing.
@Suite struct `The state of a member after a clearing or a restore` {
  typealias State = StubState<Int, String, Never>
  var state: State

  init() {
    state = State()
    state.join(CallScope())
  }

  @Test mutating func `ends a call made after a clearing like any other`() {
    state.compute()
    _ = state.clearCalls()
    let ticket = state.ticket(1)
    state.end(ticket, .returned)
    #expect(state.calls.map(\.ending.description) == ["returned"])
    #expect(state.running == 0)
  }

  @Test mutating func `gives an answer drawn for a forgotten call to no other call`() {
    state.addRule("rule")
    let forgotten = state.ticket(1)
    _ = state.clearCalls()
    _ = state.ticket(2)
    _ = state.draw(from: state.rules[0], for: forgotten)
    #expect(state.calls.map { $0.answer == nil } == [true])
    #expect(state.calls.map(\.ending.isRunning) == [true])
  }

  @Test mutating func `ignores the end of a call that ran during a restore`() {
    state.compute()
    let before = state
    let forgotten = state.ticket(1)
    _ = state.restore(before)
    _ = state.ticket(2)
    state.end(forgotten, .returned)
    #expect(state.running == 1)
    #expect(state.calls.map(\.ending.isRunning) == [true])
  }

  @Test mutating func `counts a running call as in flight until it ends, whatever is forgotten`() {
    state.compute()
    let (first, second) = (state.ticket(1), state.ticket(2))
    let running = state
    _ = state.clearCalls()
    #expect((state.running, state.mostRunning) == (2, 2))
    state.end(first, .returned)
    _ = state.reset()
    #expect((state.running, state.mostRunning) == (1, 1))
    _ = state.restore(running)
    #expect((state.running, state.mostRunning) == (1, 1))
    state.end(second, .returned)
    #expect(state.running == 0)
  }

  @Test mutating func `does not bring back waits of the snapshot's time`() {
    let id = state.wait()
    let waiting = state
    _ = state.endWatching(id)
    _ = state.waits.end(id, as: .expired)
    _ = state.restore(waiting)
    #expect(state.waits.isEmpty)
    #expect(state.watchers.isEmpty)
    #expect(state.isPlain)
  }

  @Test mutating func `keeps the test it has joined when the snapshot has no calls`() {
    let unattached = State()
    _ = state.restore(unattached)
    #expect(state.scope != nil)
  }

  @Test mutating func `has the test that numbered the calls of the snapshot`() {
    _ = state.ticket(1)
    let before = state
    _ = state.clearCalls()
    state.join(CallScope())
    _ = state.restore(before)
    #expect(state.scope === before.scope)
  }

  @Test mutating func `keeps the highest number of calls in flight, not the latest`() {
    state.compute()
    let tickets = [state.ticket(1), state.ticket(2)]
    for ticket in tickets { state.end(ticket, .returned) }
    _ = state.ticket(3)
    #expect(state.mostRunning == 2)
  }

  @Test mutating func `does not count a call as verified because another test verified its number`()
  {
    _ = state.ticket(1)
    state.verified = [1]
    _ = state.clearCalls()
    state.join(CallScope())
    _ = state.ticket(2)
    #expect(state.unverifiedCalls.map(\.order) == [1])
  }

  @Test mutating func `forgets an answer's line with the answer`() {
    _ = state.setFallback(.value("set"), at: SourceSite(line: 7))
    _ = state.clearAnswers()
    #expect(state.fallbackAnswer.kind == .missing)
  }

  @Test func `counts times from the beginning of the test`() {
    #expect(state.calls(at: 5).map(\.sinceStart) == [5])
  }

  @Test mutating func `shows nothing to a look from before a clearing, and begins no wait for it`()
  {
    _ = state.ticket(1)
    var look = State.Look()
    look.seen = state.unseen(&look).count
    look.add([0])
    _ = state.clearCalls()
    _ = state.ticket(2)
    let begun = state.beginWait(look, for: .atLeast(1), where: nil)
    #expect(begun == nil)
    let unseen = state.unseen(&look)
    #expect(unseen.map(\.arguments) == [2])
    #expect(look.matching == 0)
  }

  @Test(arguments: Onlooking.allCases)
  mutating func `takes the fast path again once nothing observes its calls`(onlooking: Onlooking) {
    onlooking.happen(to: &state)
    #expect(state.isPlain)
    #expect(!state.hasOnlookers)
  }

  @Test mutating func `knows which calls were made before the last reset`() {
    let clearedTicket = state.ticket(1)
    _ = state.clearCalls()
    #expect(!state.wasReset(after: clearedTicket))
    _ = state.reset()
    state.join(CallScope())
    let ticket = state.ticket(2)
    #expect([clearedTicket, ticket].map { state.wasReset(after: $0) } == [true, false])
  }
}

// MARK: - Fixtures

extension StubState where Arguments == Int, Output == String, Failure == Never {
  fileprivate mutating func compute() {
    _ = setGeneral(Supply(.compute { "\($0)" }), at: SourceSite())
  }

  fileprivate mutating func addRule(_ answer: String) {
    add(Supply(.value(answer)), when: .anything, at: SourceSite())
  }

  fileprivate mutating func ticket(_ number: Int, at now: Int64 = 0) -> Ticket {
    let opening = open(
      number,
      label: MemberLabel.of("name(of:)"),
      at: now,
      hasReal: false
    )
    switch opening {
    case .unattached: preconditionFailure("the state has joined a scope")
    case .answered: return Ticket(index: calls.count - 1, epoch: epoch)
    case .drawn(_, let ticket), .open(let ticket, _, _): return ticket
    }
  }

  fileprivate func calls(at sinceStart: Int64) -> [Call<Int>] {
    var state = self
    _ = state.ticket(1, at: (scope?.start ?? 0) + sinceStart)
    return state.calls
  }

  fileprivate mutating func wait() -> TaskWaitList.ID {
    let look = Look(epoch: epoch, seen: calls.count)
    let begun = beginWait(look, for: .atLeast(1), where: nil)
    guard let id = begun?.id else { preconditionFailure("nobody has called yet") }
    return id
  }
}

enum Onlooking: CaseIterable, Sendable {
  case rules, disallowedAt, waiting, clearing, restoring

  fileprivate func happen(to state: inout StubState<Int, String, Never>) {
    let before = state
    switch self {
    case .rules:
      state.addRule("rule")
      _ = state.clearAnswers()
    case .disallowedAt:
      state.setDisallowed(SourceSite())
      state.setDisallowed(nil)
    case .waiting:
      let id = state.wait()
      _ = state.endWatching(id)
    case .clearing:
      _ = state.wait()
      _ = state.clearCalls()
    case .restoring:
      state.addRule("rule")
      _ = state.restore(before)
    }
  }
}

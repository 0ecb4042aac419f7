public import Understudy

extension Stub {
  /// The result of drawing: an answer, or the reasons there is none.
  @usableFromInline
  enum ChosenAnswer {
    case reply(State.Reply)
    case nothing(MissingAnswer<Arguments>)
  }

  /// Performs a call's actions outside the lock, and finds its answer.
  @inlinable
  func follow(
    _ agenda: CallFollowUp<Arguments>,
    of arguments: Arguments,
    _ ticket: State.Ticket,
    _ drawn: State.Draw?,
    hasReal: Bool
  ) -> ChosenAnswer {
    if let onlookers = agenda.onlookers { tell(onlookers, of: arguments, ticket) }
    var shortfall = MissingAnswer<Arguments>()
    if drawn == nil, let reply = firstReply(agenda.rules, arguments, ticket, missing: &shortfall) {
      return .reply(reply)
    }
    switch drawn ?? state.withLock({ $0.drawUnruled(for: ticket, hasReal: hasReal) }) {
    case .reply(let reply): return .reply(reply)
    case .missing(let general):
      shortfall.general = general
      shortfall.addUnmatched(of: agenda.rules)
      return .nothing(shortfall)
    }
  }

  @usableFromInline
  func tell(
    _ onlookers: CallFollowUp<Arguments>.CallObservers,
    of arguments: Arguments,
    _ ticket: State.Ticket
  ) {
    if let disallowedAt = onlookers.disallowedAt { reportDisallowed(disallowedAt, by: arguments) }
    onlookers.resumptions.resume()
    for watcher in onlookers.watchers where watcher.matches?(arguments) == true {
      state.withLock { $0.noteMatch(ticket, for: watcher.id) }?.resume()
    }
  }

  /// Tries the rules, latest first, and records those that matched and had no answer left.
  @inlinable
  func firstReply(
    _ rules: [State.Rule],
    _ arguments: Arguments,
    _ ticket: State.Ticket,
    missing shortfall: inout MissingAnswer<Arguments>
  ) -> State.Reply? {
    for rule in rules.reversed() where rule.pattern.matches(arguments) {
      switch state.withLock({ $0.draw(from: rule, for: ticket) }) {
      case .reply(let reply):
        if rule.pattern.captures { rule.pattern.capture(arguments) }
        return reply
      case .ranOut(let answers): shortfall.spent.append((rule, answers))
      case nil: shortfall.spent.append((rule, nil))
      }
    }
    return nil
  }

  /// Waits as an answer requires, and returns it; throws a `CancellationError` instead if it is
  /// cancelled and the member can throw one.
  @usableFromInline
  func afterPause(
    _ pause: StubPause,
    _ reply: State.Reply,
    _ ticket: State.Ticket
  ) async throws(Failure) -> ChosenAnswer {
    do {
      switch pause {
      case .gate(let gate): try await hold(at: gate, ticket)
      case .sleep(let begin):
        try await attachment.sleep(begin()) { state.withLock { $0.wasReset(after: ticket) } }
      }
    } catch {
      if let error = error as? Failure {
        end(ticket, .threw(error))
        throw error
      }
    }
    // The record does not have the outcome of a ready value yet.
    if !reply.outcome.isRunning { end(ticket, reply.outcome) }
    return .reply(reply)
  }

  /// Waits in the gate, and fails the test if it is never opened.
  private func hold(at gate: Gate, _ ticket: State.Ticket) async throws(CancellationError) {
    let limit = (attachment.withLock(\.container) ?? Container.override).waitLimitOfTest
    try await gate.pass(atMost: limit) {
      guard attachment.withLock(\.host)?.isOver != true else { return }
      let answer = state.withLock { $0.answer(of: ticket)?.site }
      record(setUpIssue(GateText(gate.name).held(name, for: limit), at: answer))
    }
  }
}

public import Understudy

extension Stub {
  /// What a call gets: an answer, or the reasons why there is none.
  @usableFromInline
  enum StubDraw {
    case reply(State.Reply)
    case nothing(StubShortfall<Arguments>)
  }

  /// Does what a call has to do outside the lock, and finds its answer.
  @inlinable
  func follow(
    _ agenda: StubAgenda<Arguments>,
    of arguments: Arguments,
    _ ticket: State.Ticket,
    _ drawn: State.Draw?,
    hasReal: Bool
  ) -> StubDraw {
    if let onlookers = agenda.onlookers { tell(onlookers, of: arguments, ticket) }
    var shortfall = StubShortfall<Arguments>()
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
    _ onlookers: StubAgenda<Arguments>.Onlookers,
    of arguments: Arguments,
    _ ticket: State.Ticket
  ) {
    if let seal = onlookers.seal { reportBroken(seal, by: arguments) }
    onlookers.resumptions.resume()
    for watcher in onlookers.watchers where watcher.matches?(arguments) == true {
      state.withLock { $0.noteMatch(ticket, for: watcher.id) }?.resume()
    }
  }

  /// Asks the rules, latest first, and notes which matched and had no answer.
  @inlinable
  func firstReply(
    _ rules: [State.Rule],
    _ arguments: Arguments,
    _ ticket: State.Ticket,
    missing shortfall: inout StubShortfall<Arguments>
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

  /// Waits, as an answer asks for; what follows it is a cancellation's error where one can be thrown.
  @usableFromInline
  func afterPause(
    _ pause: StubPause,
    _ reply: State.Reply,
    _ ticket: State.Ticket
  ) async throws(Failure) -> StubDraw {
    do {
      switch pause {
      case .gate(let gate): try await hold(at: gate)
      case .sleep(let begin): try await home.sleep(begin())
      }
    } catch {
      if let error = error as? Failure {
        end(ticket, .threw(error))
        throw error
      }
    }
    // The outcome of what is there already is not known to the record yet.
    if !reply.outcome.isRunning { end(ticket, reply.outcome) }
    return .reply(reply)
  }

  /// Waits in the gate, and fails the test if nobody opens it.
  private func hold(at gate: Gate) async throws(CancellationError) {
    let limit = (home.withLock(\.container) ?? Container.override).waitLimitOfTest
    try await gate.pass(atMost: limit) {
      guard home.withLock(\.sink)?.isOver != true else { return }
      var issue = ContainerIssue(GateText(gate.name).held(name, for: limit), at: site)
      issue.standsAtTest = true
      record(issue)
    }
  }
}

public import Understudy

/// The state of one member of a double: the calls it received and the answers it was given.
///
/// A pure value. It holds users' closures and never runs them, and returns everything it drops, so
/// that its guard can run and release both outside the lock.
///
/// A call is *opened*, which records it; its answer is *drawn*, at once or after trying the rules;
/// and it is *ended*, which for a ready answer happens with the draw.
///
/// Invariant: `running` is the number of calls with a drawn answer that have not ended, cleared or
/// not; `calls` are in the order of their numbers; a ticket of an earlier `epoch` changes no call.
@usableFromInline
struct StubState<Arguments, Output, Failure: Error> {
  @usableFromInline typealias Reply = StubReply<Arguments, Output, Failure>
  @usableFromInline typealias Supply = AnswerSequence<Arguments, Output, Failure>
  @usableFromInline typealias Rule = StubRule<Arguments>

  /// Finds a call again, until the calls are cleared.
  @usableFromInline typealias Ticket = CallTicket

  /// The answer of a call, or the number of answers in the general sequence that ran out.
  @usableFromInline enum Draw {
    case reply(Reply)
    case missing(general: Int?)
  }

  /// The beginning of a call.
  @usableFromInline enum Opening {
    /// The stub has no scope or no name yet; nothing is recorded.
    case unattached
    /// The call has received a ready value, and is over.
    case answered(Output)
    /// The call has its answer.
    case drawn(Draw, Ticket)
    /// There is more to do outside the lock, before the call has its answer (`nil`) or in addition.
    case open(Ticket, CallFollowUp<Arguments>, Draw?)
  }

  @usableFromInline var calls: [Call<Arguments>] = []
  /// The number of times the calls were cleared.
  @usableFromInline var epoch = 0
  /// The first epoch after the last reset.
  var epochOfReset = 0
  /// The scope that numbers the calls; `nil` until the stub has a name, too.
  @usableFromInline var scope: CallScope?
  /// Whether the stub has its name, or takes it from its first call.
  var isNamed = true
  /// The scope to join once it has a name.
  var nextScope: CallScope?
  @usableFromInline var running = 0
  @usableFromInline var mostRunning = 0
  /// Whether a call needs nothing but the general answer and the default.
  @usableFromInline var isPlain = true
  /// The value of a plain call if it is the same each time, and its answer: a copy, so that most
  /// calls need nothing else. Kept by `changed()`.
  @usableFromInline var ready: Output?
  @usableFromInline var readyAnswer = AnswerSource.missing
  @usableFromInline var isReadyUsed = false

  @usableFromInline var general: Supply?
  @usableFromInline var generalAnswer = AnswerSource.missing
  /// The default: the answer of a call that no other answer serves.
  @usableFromInline var fallback: Reply?
  @usableFromInline var fallbackAnswer = AnswerSource.missing
  /// The default that the member was made with, which returns when answers are cleared.
  let declared: Reply?
  let declaredAnswer: AnswerSource
  /// `()` if there is no result to return.
  @usableFromInline let nothing: Output?

  // Two arrays: rules are passed out and never change, supplies change and are never passed out; so
  // no call copies either.
  @usableFromInline var rules: [Rule] = []
  @usableFromInline var supplies: [Supply] = []
  @usableFromInline var firstSerial = 0
  @usableFromInline var faults: StubFaults<Failure>?
  /// The gates that calls may wait in, those of replaced answers included.
  var gates: [Gate] = []

  @usableFromInline var disallowedAt: SourceSite?
  /// Whether a test waits for calls, or further calls are disallowed.
  @usableFromInline var hasOnlookers = false
  /// Tasks that wait for calls, and the calls that each of them waits for.
  @usableFromInline var waits = TaskWaitList()
  @usableFromInline var watchers: [CallWatcher<Arguments>] = []
  /// Waits that a change has ended; the code that makes the change resumes them.
  var ended: [TaskWaitList.Resumption] = []
  /// The numbers of the calls that a verification matched.
  var verified: Set<Int> = []
  /// The number of calls that were read.
  var readCalls = 0
  /// The number of calls that were cleared since the stub was made.
  var forgotten = 0

  init(declared: Reply? = nil, answer: AnswerSource = .missing) {
    self.declared = declared
    declaredAnswer = answer
    fallback = declared
    fallbackAnswer = answer
    nothing = Output.self == Void.self ? () as? Output : nil
    changed()
  }

  /// Records a call, and draws its answer if no rule has to be tried.
  ///
  /// It numbers the call under the lock, so that the calls of one member are in the order of their
  /// numbers.
  ///
  /// - Complexity: O(1), amortised.
  @inlinable mutating func open(
    _ arguments: Arguments,
    label: Unmanaged<MemberLabel>,
    at now: Int64,
    hasReal: Bool
  ) -> Opening {
    // Read in one go, so that the scope is not retained meanwhile.
    guard let place = scope?.place(at: now) else { return .unattached }
    if let ready, !hasReal || readyAnswer !== AnswerSource.nothingNeeded {
      isReadyUsed = true
      record(arguments, label, place, ending: .returned, with: readyAnswer)
      return .answered(ready)
    }
    let ticket = Ticket(index: calls.count, epoch: epoch)
    let plain = isPlain ? drawUnruled(hasReal: hasReal) : nil
    let outcome = plain.map { StubState.outcome(of: $0.draw) } ?? .running
    record(arguments, label, place, ending: outcome, with: plain?.answer)
    guard let plain else { return openFully(ticket, hasReal: hasReal) }
    if outcome.isRunning { began() }
    return .drawn(plain.draw, ticket)
  }

  /// Adds a call, made in its final place: a copy would cost as much as all the rest.
  @inlinable
  @inline(__always)
  mutating func record(
    _ arguments: Arguments,
    _ label: Unmanaged<MemberLabel>,
    _ place: CallScope.Place,
    ending outcome: CallOutcome,
    with answer: AnswerSource?
  ) {
    calls.append(
      Call(
        arguments: arguments,
        order: place.order,
        sinceStart: place.sinceStart,
        label: label,
        ending: outcome,
        source: answer
      )
    )
  }

  /// Opens a call if there are rules, faults, waits or a ban on further calls.
  @inlinable
  mutating func openFully(_ ticket: Ticket, hasReal: Bool) -> Opening {
    var agenda = CallFollowUp<Arguments>(rules: rules)
    if hasOnlookers { addOnlookers(to: &agenda) }
    if faults?.strikes() == true, let faults {
      serve(ticket, with: faults.answer, ending: .threw(faults.error))
      return .open(ticket, agenda, .reply(.failure(faults.error)))
    }
    guard rules.isEmpty else { return .open(ticket, agenda, nil) }
    return .open(ticket, agenda, drawUnruled(for: ticket, hasReal: hasReal))
  }

  /// Returns the next answer of a rule that matched; `nil` if the rule was cleared in the meantime.
  @inlinable mutating func draw(from rule: Rule, for ticket: Ticket) -> Supply.Draw? {
    let index = rule.serial - firstSerial
    guard supplies.indices.contains(index) else { return nil }
    let draw = supplies[index].draw()
    if case .reply(let reply) = draw { serve(ticket, with: rule.answer, ending: reply.outcome) }
    return draw
  }

  /// Draws the answer of a call that no rule has answered.
  @inlinable mutating func drawUnruled(for ticket: Ticket, hasReal: Bool) -> Draw {
    let (draw, answer) = drawUnruled(hasReal: hasReal)
    serve(ticket, with: answer, ending: StubState.outcome(of: draw))
    return draw
  }

  @inlinable mutating func drawUnruled(hasReal: Bool) -> (draw: Draw, answer: AnswerSource) {
    var spent: Int?
    switch general?.draw() {
    case .reply(let reply): return (.reply(reply), generalAnswer)
    case .ranOut(let answers): spent = answers
    case nil: break
    }
    if let fallback { return (.reply(fallback), fallbackAnswer) }
    if hasReal { return (.reply(.real), .real) }
    if let nothing { return (.reply(.value(nothing)), .nothingNeeded) }
    return (.missing(general: spent), .missing)
  }

  /// Records the answer of a call, and its outcome or that it is still running.
  @inlinable mutating func serve(
    _ ticket: Ticket,
    with answer: AnswerSource,
    ending outcome: CallOutcome
  ) {
    if outcome.isRunning { began() }
    guard ticket.epoch == epoch else { return }
    calls[ticket.index].source = answer
    calls[ticket.index].ending = outcome
  }

  /// Records the outcome of a call that was still running after its draw.
  @inlinable
  mutating func end(_ ticket: Ticket, _ outcome: CallOutcome) {
    running -= 1
    guard ticket.epoch == epoch else { return }
    calls[ticket.index].ending = outcome
  }

  /// Records that the answer of a running call has failed; ``finish(_:)`` follows.
  @inlinable
  mutating func fail(_ ticket: Ticket, _ error: any Error) {
    guard ticket.epoch == epoch else { return }
    calls[ticket.index].ending = .threw(error)
  }

  /// Records that a running call is over: it has returned, unless it failed before.
  @inlinable
  mutating func finish(_ ticket: Ticket) {
    running -= 1
    guard ticket.epoch == epoch, calls[ticket.index].ending.isRunning else { return }
    calls[ticket.index].ending = .returned
  }

  @inlinable
  mutating func began() {
    running += 1
    mostRunning = max(mostRunning, running)
  }

  @inlinable static func outcome(of draw: Draw) -> CallOutcome {
    if case .reply(let reply) = draw { reply.outcome } else { .running }
  }
}

import Understudy

// An unstubbed call fails the test first; then its caller continues as well as possible.
extension Stub {
  /// Records that a call has no answer, continues without one, and ends the call.
  @usableFromInline
  func goOn(
    from arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: MissingAnswer<Arguments>
  ) throws(Failure) -> Output {
    try ending(ticket) { () throws(Failure) in
      try substitute(for: arguments, ticket, lacking: shortfall)
    }
  }

  /// Records that a call has no answer, continues without one, and ends the call, for a caller that can
  /// wait.
  @usableFromInline
  func goOn(
    from arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: MissingAnswer<Arguments>
  ) async throws(Failure) -> Output {
    try await ending(ticket) { () async throws(Failure) in
      try await substitute(for: arguments, ticket, lacking: shortfall)
    }
  }

  /// Records that a call has no answer, and returns a substitute.
  @usableFromInline
  func substitute(
    for arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: MissingAnswer<Arguments>
  ) throws(Failure) -> Output {
    let issue = recordUnanswered(arguments, ticket, shortfall)
    if let output = try substitute(for: arguments) { return output }
    trap(issue, in: attachment.withLock(\.host), lacking: Output.self)
  }

  /// Records that a call has no answer, for a caller that can wait: outside the test's tasks it
  /// never returns, rather than ending the process.
  @usableFromInline
  func substitute(
    for arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: MissingAnswer<Arguments>
  ) async throws(Failure) -> Output {
    let issue = recordUnanswered(arguments, ticket, shortfall)
    if let output = try substitute(for: arguments) { return output }
    // The test would wait for a task of its own, and never end; or another test, if a static has the
    // double.
    guard let scope = attachment.withLock(\.host) as? TestScope,
      Container.override?.host !== scope, !scope.recorder.isOnTestTask,
      !OutletHost.shared.isOnTestTask
    else { trap(issue, in: attachment.withLock(\.host), lacking: Output.self) }
    endProcess(unlessOver: scope, orThatOf: Container.override?.host as? TestScope, with: issue)
    return await withUnsafeContinuation { _ in }
  }

  /// Ends the process if the test cannot end: most likely it waits for the call that cannot return.
  /// A suite's double may be called for any of the tests that run in the suite, one that a static keeps
  /// for any test.
  ///
  /// After the test has ended the call stays suspended, without a thread.
  private func endProcess(
    unlessOver scope: TestScope,
    orThatOf caller: TestScope?,
    with issue: ContainerIssue
  ) {
    let limit = attachment.withLock(\.container).waitLimitOfTest
    var tests = RunningTests.shared.tests(within: scope)
    if tests.isEmpty { tests = [scope] }
    if let caller, !tests.contains(where: { $0 === caller }) { tests.append(caller) }
    for test in tests {
      let watch = StuckTestWatch(test, patience: limit)
      Task.detached { if await watch.isStuck() { trap(issue, in: test, lacking: Output.self) } }
    }
  }

  /// Continues a call that was not recorded, because it does not fit its stub.
  func goOn(without issue: ContainerIssue) throws(Failure) -> Output {
    record(issue)
    if let error = substituteError(for: name) { throw error }
    if let output = substituteValue() { return output }
    trap(issue, in: attachment.withLock(\.host), lacking: Output.self)
  }

  private func recordUnanswered(
    _ arguments: Arguments,
    _ ticket: State.Ticket,
    _ shortfall: MissingAnswer<Arguments>
  ) -> ContainerIssue {
    let call = CallText(member: name, arguments: arguments).description
    var origin = origin
    origin.standIn = attachment.withLock(\.standIn)
    let wereCleared = attachment.withLock(\.haveAnswersBeenCleared)
    let text = shortfall.text(
      for: call,
      of: name,
      origin,
      Output.self,
      Failure.self,
      generalSite: state.withLock(\.generalAnswer.site),
      wereCleared: wereCleared,
      // The test may have given the answers to another one.
      registration: shortfall.isWithoutAnswers && !wereCleared ? ownRegistration : nil
    )
    let (obstacle, general) = state.withLock { state in
      (state.answer(of: ticket)?.site, state.generalAnswer.site)
    }
    var issue = setUpIssue(text, at: shortfall.obstacle == nil ? shortfall.site(general) : obstacle)
    issue.add(unused: unusedReplacement(), in: attachment.withLock(\.host))
    record(issue)
    return issue
  }

  /// Makes an issue about a call at the line that set up what answers it; without one, at the line
  /// that made the double, its test's line or its declaration, whichever is known.
  func setUpIssue(_ text: String, at answer: SourceSite?) -> ContainerIssue {
    let made = attachment.withLock { $0.standIn == nil ? $0.madeAt : nil }
    let setUp = answer?.withPath(of: made ?? origin.site).withPath(of: origin.site) ?? made
    // XCTest opens a file by its path, which an answer does not have.
    var issue = ContainerIssue(text, at: setUp.flatMap { $0.hasPath ? $0 : nil } ?? site)
    issue.standsAtTest = true
    issue.setUpAt = setUp
    return issue
  }

  /// Finds a substitute for the answer: throws an error, or returns a value, or `nil` if there is
  /// neither.
  private func substitute(for arguments: Arguments) throws(Failure) -> Output? {
    let call = CallText(member: name, arguments: arguments).description
    if let error = substituteError(for: call) { throw error }
    return substituteValue()
  }

  private func substituteError(for call: String) -> Failure? {
    // Only `any Error` and the type itself can hold it; for every other the cast is nil.
    if let error = UnstubbedCall(call: call) as? Failure { return error }
    if let error = CancellationError() as? Failure { return error }
    let own = (Failure.self as? any StubDefaultProviding.Type)?.defaultAnswer as? Failure
    return own ?? fallback(of: Failure.self)
  }

  private func substituteValue() -> Output? {
    if let fallback = state.withLock({ $0.substitute }) { return fallback }
    if let container = attachment.withLock(\.container),
      let registered = container.ready(Output.self)
    {
      return registered
    }
    return fallback(of: Output.self) ?? Toolkit.plainValue(of: Output.self)
  }

  private func fallback<Value>(of type: Value.Type) -> Value? {
    FallbackTable.shared.value(of: type, standingInFor: .answer(member: name))
  }
}

/// Ends the process, as there is no value to continue with.
private func trap<Output>(
  _ issue: ContainerIssue,
  in host: (any TestHost)?,
  lacking _: Output.Type
) -> Never {
  var text =
    issue.message + TrapText.line(of: host)
    + "\n  The run ends here, because the code under test needs a value, and "
  if Output.self == HandlerOnly.self {
    text += "only answers(_:) can make one."
  } else {
    text += """
      \(Output.self) has no default to continue with. To let only the test fail, give the type a default in the test target: \
      extension \(Output.self): StubDefaultProviding { public static var defaultAnswer: \(Output.self) { … } }, \
      with @retroactive before the protocol if the compiler asks for it; or, if the member can throw, \
      give its stub the error type any Error: a missing answer is then thrown.
      """
  }
  // A host that keeps the issue until the test ends loses it here; standard error does not.
  fatalError(text, file: issue.site.pathLiteral, line: issue.site.line)
}

extension StubState {
  /// The default, if it is a value, otherwise `()` if there is no result.
  fileprivate var substitute: Output? {
    if case .value(let output)? = fallback { output } else { nothing }
  }
}

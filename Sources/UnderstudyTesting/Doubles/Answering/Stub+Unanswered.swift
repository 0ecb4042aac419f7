import Understudy

// A call that nobody answers fails the test first, and then gets its caller on as well as it can.
extension Stub {
  /// Records that a call has no answer, and gets its caller on without one.
  @usableFromInline
  func goOn(
    from arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: StubShortfall<Arguments>
  ) throws(Failure) -> Output {
    let issue = recordUnanswered(arguments, shortfall)
    if let output = try substitute(for: arguments, ticket) { return output }
    trap(issue)
  }

  /// The same for a caller who can wait: outside of the test's tasks, it waits for good rather than
  /// ending the process.
  @usableFromInline
  func goOn(
    from arguments: Arguments,
    _ ticket: State.Ticket,
    lacking shortfall: StubShortfall<Arguments>
  ) async throws(Failure) -> Output {
    let issue = recordUnanswered(arguments, shortfall)
    if let output = try substitute(for: arguments, ticket) { return output }
    // A task of the test's own would be waited for, and the test would never end.
    guard let scope = home.withLock(\.sink) as? TestScope,
      Container.override?.sink !== scope, !scope.recorder.isOnTestTask
    else { trap(issue) }
    return await withUnsafeContinuation { _ in }
  }

  private func recordUnanswered(
    _ arguments: Arguments,
    _ shortfall: StubShortfall<Arguments>
  ) -> ContainerIssue {
    let call = CallText(member: name, arguments: arguments).description
    let issue = ContainerIssue(shortfall.text(for: call, of: name), at: site)
    record(issue)
    return issue
  }

  /// What a call without an answer gets instead: an error, else a value, else `nil`.
  private func substitute(
    for arguments: Arguments,
    _ ticket: State.Ticket
  ) throws(Failure) -> Output? {
    if let error = substituteError(for: arguments) {
      end(ticket, .threw(error))
      throw error
    }
    guard let output = substituteValue() else { return nil }
    end(ticket, .returned)
    return output
  }

  private func substituteError(for arguments: Arguments) -> Failure? {
    let call = CallText(member: name, arguments: arguments).description
    // Only `any Error` and the type itself can hold it; for every other the cast is nil.
    if let error = UnansweredCall(call: call) as? Failure { return error }
    return (Failure.self as? any DefaultAnswering.Type)?.defaultAnswer as? Failure
  }

  private func substituteValue() -> Output? {
    if let fallback = state.withLock({ $0.substitute }) { return fallback }
    if let container = home.withLock(\.container),
      let registered = container.ready(Output.self)
    {
      return registered
    }
    if let type = Output.self as? any DefaultAnswering.Type {
      return type.defaultAnswer as? Output
    }
    return EmptyValue.of(Output.self)
  }

  private func trap(_ issue: ContainerIssue) -> Never {
    // Whoever keeps the issue until the test ends loses it here, standard error does not.
    fatalError(issue.message, file: site.path ?? site.file, line: site.line)
  }
}

extension StubState {
  /// The default, if it is a value, else `()` where there is no result.
  fileprivate var substitute: Output? {
    if case .value(let output)? = fallback { output } else { nothing }
  }
}

// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

// What was called.
extension Stub {
  @available(*, unavailable, message: "Write wasCalled; await called() waits for a call.")
  public var called: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var notCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var wasNotCalled: Bool { unavailable() }

  @available(*, unavailable, message: "Write !wasCalled, or verify(.never).")
  public var neverCalled: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var calledOnce: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var calledTwice: Bool { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify() or verify(2): it fails the test and lists the calls."
  )
  public var wasCalledOnce: Bool { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var callsCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var calledCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var numberOfCalls: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var timesCalled: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var invocationCount: Int { unavailable() }

  @available(*, unavailable, message: "Write callCount.")
  public var invokedCount: Int { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastCalledWith: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var capturedArguments: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var receivedArgument: Arguments? { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var arguments: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var allArguments: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var receivedInvocations: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var receivedCalls: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var invocations: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var capturedCalls: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var history: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write calls, or calls.map(\\.arguments).")
  public var callHistory: [Arguments] { unavailable() }
}

// Verifying and waiting.
extension Stub {
  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func assertWasCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func toHaveBeenCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func toHaveBeenCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyCalledOnce() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(): it fails the test unless there was exactly one call."
  )
  public func verifyOnce() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func assertNotCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func assertNeverCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func verifyNever() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func verifyNotCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(.never).")
  public func notToHaveBeenCalled() { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func toHaveBeenCalledTimes(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func assertCallCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCallCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCalled(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCount(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func verifyCalled(times: Int) { unavailable() }

  @available(*, unavailable, message: "Write verify(2).")
  public func assertCalled(times: Int) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assertCalledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func assertCalledOnceWith<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func toHaveBeenCalledWith<each Argument>(_ arguments: repeat each Argument) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func verifyCalledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func calledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Write verify(with: .any, \"42\"), one matcher for each argument; calls == […] compares them."
  )
  public func wasCalledWith<each Argument>(_ arguments: repeat each Argument) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write verify(with: .any, \"42\"), one matcher for each argument."
  )
  public func verifyCalled<each Argument>(with arguments: repeat each Argument) { unavailable() }

  @available(*, unavailable, message: "Write verifyNothingElse().")
  public func verifyNoMoreInteractions() { unavailable() }

  @available(*, unavailable, message: "Write verifyNothingElse().")
  public func verifyNoMoreCalls() { unavailable() }

  @available(*, unavailable, message: "Write verifyNothingElse().")
  public func verifyNoOtherCalls() { unavailable() }

  @available(*, unavailable, message: "Write verifyNothingElse().")
  public func confirmVerified() { unavailable() }

  @available(*, unavailable, message: "Write verifyNothingElse().")
  public func assertNoMoreCalls() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func wait() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitForCall() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitUntilCalled() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func waitForCalls() { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write await called(), or called(2), called(with: .any, \"42\"), called { … }."
  )
  public func eventually() { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCalls(_ count: Int) { unavailable() }

  @available(*, unavailable, message: "Write await called(2).")
  public func waitForCallCount(_ count: Int) { unavailable() }
}

// Forgetting.
extension Stub {
  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clear() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetCalls() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearInvocations() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearHistory() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func mockClear() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetHistory() { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearReceivedInvocations() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetMock() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func mockReset() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetStub() { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetAll() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func clearStubs() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func resetAnswers() { unavailable() }

  @available(*, unavailable, message: "Write clearAnswers().")
  public func removeAllStubs() { unavailable() }
}

// Answering.
extension Stub {
  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func thenReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func willReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func andReturn(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func mockReturnValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func setReturnValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func mockResolvedValue(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func resolves(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func answer(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func `return`(_ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public func returning(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func returnsOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func mockReturnValueOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write replies(.returns(…).times(1)): once, then as before.")
  public func mockResolvedValueOnce(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func returnsInOrder(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func returnsSequence(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func thenReturnInOrder(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write returns(1, 2, 3): one after the other.")
  public func willReturnProducing(_ outputs: [Output]) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write returns(1, 2, 3): the values one by one, without brackets."
  )
  @_disfavoredOverload
  public func returns(_ outputs: [Output]) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func thenThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func willThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func andThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwsError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwing(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func rejects(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func mockRejectedValue(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func fails(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func thenAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func willAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func then(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func mockImplementation(
    _ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output
  ) { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func callsFake(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func performs(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func invokes(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func does(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func answers(with answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var returnValue: Output {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write returns(…): one value for all calls, or several in turn."
  )
  public var result: Output {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write throws(…).")
  public var throwableError: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write throws(…).")
  public var errorToThrow: Failure? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var closure: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public var handler: (@Sendable (Arguments) -> Output)? {
    get { unavailable() }
    set { unavailable() }
  }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func given(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func withArgs(_ matchers: Matcher...) -> Answer { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write when(.any, \"42\"), and then returns, throws or answers."
  )
  public func stub(_ matchers: Matcher...) -> Answer { unavailable() }

}

// Recording.
extension Stub {
  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func record(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func log(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func track(_ arguments: Arguments) { unavailable() }

  @available(*, unavailable, message: "Write call(…), in the member of the double.")
  public func invoke(_ arguments: Arguments) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Write the name as a literal, Spy(\"send(_:to:)\"), or leave it out."
  )
  @_disfavoredOverload
  public convenience init(_ name: String) { unavailable() }
}

// After when(…).
extension Stub.Answer {
  @available(*, unavailable, message: "Write returns(…).")
  public func thenReturn(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func willReturn(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func andReturn(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func `return`(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write returns(…).")
  public func mockReturnValue(_ output: Output) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func thenThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func willThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func andThrow(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func `throw`(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write throws(…).")
  public func throwError(_ error: Failure) { unavailable() }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func thenAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func willAnswer(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }

  @available(*, unavailable, message: "Write answers { arguments in … }.")
  public func then(_ answer: @escaping @Sendable (Arguments) throws(Failure) -> Output) {
    unavailable()
  }
}

private func unavailable() -> Never { fatalError("unavailable") }

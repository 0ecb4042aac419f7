// Unavailable declarations for guesses from other tools; the messages name the real API.

// Their types differ from the requirements of a double's protocol, by an omitted parameter or an
// optional; otherwise they would compete with the protocol's default implementations.
extension RecordingDouble {
  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  @discardableResult
  public func verify(_ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  public func verifyCalled(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  public func assertCalled(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.verify(); generated: mailer.on.send().verify(). For all at once: callHistory, verifyNotCalled()."
  )
  public func verifyCalledOnce(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message: "Use a member: mailer.sends.verify(2); generated: mailer.on.send().verify(2)."
  )
  @discardableResult
  public func verify(_ times: Times, _ nothing: FirstGuess? = nil) -> FirstGuess { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyNoInteractions(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyNever(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func assertNotCalled(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNotCalled().")
  public func verifyZeroInteractions(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoMoreInteractions(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNoOtherCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func confirmVerified(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clear(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetCalls(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearInvocations(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func clearHistory(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write clearCalls(), or reset() for calls and answers.")
  public func resetHistory(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetMock(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(*, unavailable, message: "Write reset().")
  public func resetAll(_ nothing: FirstGuess? = nil) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.wasCalled; generated: mailer.on.send().wasCalled; or write !callHistory.isEmpty."
  )
  public var wasCalled: Bool! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.wasCalled; generated: mailer.on.send().wasCalled; or write !callHistory.isEmpty."
  )
  public var called: Bool! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.callCount; generated: mailer.on.send().callCount; or write callHistory.count."
  )
  public var callCount: Int! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.callCount; generated: mailer.on.send().callCount; or write callHistory.count."
  )
  public var callsCount: Int! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var calls: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var invocations: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var history: [String]! { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Use a member: mailer.sends.calls; generated: mailer.on.send().calls; or write callHistory."
  )
  public var recordedInvocations: [String]! { unavailable() }
}

// In extensions of the protocol, where a subclass may have members of the same name.
extension TestDouble where Self: SpyBase {
  @available(*, unavailable, message: "Write record(\"getUser(id: 7)\"), or record(arguments: id).")
  public func recordCall(_ call: String) { unavailable() }

  @available(*, unavailable, message: "Write record(\"getUser(id: 7)\"), or record(arguments: id).")
  public func logCall(_ call: String) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Declare a member, let sends = Spy<Letter, String>(), and call it: sends.call(letter, address)."
  )
  public func spy(_ member: String) { unavailable() }
}

extension TestDouble where Self: StubBase {
  @available(
    *,
    unavailable,
    message:
      "Declare a member, let loads = Stub<Int, Seat, Never>(), return loads.call(id), and set loads.returns(…)."
  )
  public func stub<Output>(_ member: String, _ output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Declare a member, let loads = Stub<Int, Seat, Never>(), return loads.call(id), and set loads.returns(…)."
  )
  public func stub<Output>(_ member: String, returning output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Declare a member, let loads = Stub<Int, Seat, Never>(), return loads.call(id), and set loads.returns(…)."
  )
  public func stub<Output>(_ member: String, returns output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Declare a member, let loads = Stub<Int, Seat, Never>(), return loads.call(id), and set loads.returns(…)."
  )
  public func stub<Output>(_ member: String, with output: Output) { unavailable() }

  @available(
    *,
    unavailable,
    message:
      "Declare a member, let loads = Stub<Int, Seat, Never>(), return loads.call(id), and set loads.returns(…)."
  )
  public func stub<Output>(_ member: String) -> Output { unavailable() }
}

// Unavailable declarations for guesses at a member as a collection of its calls; the messages name the
// real API.

extension MemberGuesses {
  @available(*, unavailable, message: "Write calls.map(\\.arguments).contains(…), or verify(…).")
  public func contains(_ value: Any) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write calls.map(\\.arguments), or calls.map(\\.text).")
  public func map<Value>(_ transform: (Arguments) -> Value) -> [Value] { unavailable() }

  @available(*, unavailable, message: "Write calls.map(\\.arguments).")
  public var values: [Arguments] { unavailable() }

  @available(*, unavailable, message: "Write lastCall?.arguments.")
  public var lastValue: Arguments? { unavailable() }
}

extension Stub {
  @available(*, unavailable, message: "Write verify(with: \"42\").")
  public func verify(once first: Matcher, _ more: Matcher...) { unavailable() }

  @available(*, unavailable, message: "Write verify(with: \"42\").")
  @discardableResult
  public func calledOnce(with first: Matcher, _ more: Matcher...) -> Bool { unavailable() }

  @available(*, unavailable, message: "Write verify { $0 == 42 }, or with: a matcher for each.")
  @_disfavoredOverload
  public func verify(with predicate: (Arguments) -> Bool) { unavailable() }

  @available(*, unavailable, message: "Write await called(with: \"42\").")
  @_disfavoredOverload
  @discardableResult
  public func called(_ text: String) -> [Call<Arguments>] { unavailable() }

  @available(*, unavailable, message: "Write await called(with: \"42\", within: .seconds(1)).")
  public func waitUntilCalled(with first: Matcher, _ more: Matcher..., timeout: Duration) {
    unavailable()
  }
}

extension RecordingDouble {
  @available(*, unavailable, message: "Write verifyNoMoreCalls().")
  public func verifyNothingElse(_ nothing: FirstGuess? = nil) { unavailable() }
}

@available(*, unavailable, message: "Write finds.verify(2), or double.on.find().verify(2).")
@_disfavoredOverload
public func verify<Member>(
  _ member: Member,
  times: Times? = nil,
  called: Times? = nil,
  timeout: Any? = nil
) { unavailable() }

@available(*, unavailable, message: "Write verifyOrder(a.on.find(), b.saves.matching()).")
public func inOrder(_ doubles: Any..., calls: () throws -> Void) { unavailable() }

@available(*, unavailable, message: "Write verifyOrder(a.on.find(), b.saves.matching()).")
public func verifyInOrder(_ members: Any...) { unavailable() }

@available(*, unavailable, message: "Leave the brackets out: verifyOrder(a, b).")
public func verifyOrder(_ members: [any OrderedCalls]) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Let the double conform to TestDouble, and pass it as its own type, MailerSpy; of one member, mailer.sends.verifyNoMoreCalls()."
)
@_disfavoredOverload
public func verifyNoMoreCalls(_ doubles: Any...) { unavailable() }

@available(*, unavailable, message: "Leave the brackets out: verifyNoMoreCalls(a, b).")
public func verifyNoMoreCalls(_ doubles: [any RecordingDouble]) { unavailable() }

@available(
  *,
  unavailable,
  message: "Verify each member: finds.verify(), double.on.find().verify()."
)
public func verifyAll(_ doubles: Any...) { unavailable() }

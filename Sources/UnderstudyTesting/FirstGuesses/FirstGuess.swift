// Unavailable declarations for guesses from other tools; the messages name the real API.

/// The result of a call from another tool's API. It accepts any use, so that the compiler reports
/// only the one message.
@_documentation(visibility: private)
@dynamicMemberLookup
@dynamicCallable
public struct FirstGuess: Sendable {
  /// Accepts any member.
  @_disfavoredOverload  // for what follows an answer there is `GuessedCheck`
  public subscript(dynamicMember member: String) -> FirstGuess { self }

  /// Accepts an answer that follows.
  @_disfavoredOverload
  public var then: FirstGuess { self }

  /// Accepts any arguments.
  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> FirstGuess { self }

  /// Accepts matchers, whose type the arguments above do not say.
  @discardableResult
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Matcher>
  ) -> FirstGuess { self }

  /// Accepts answers as of a stub.
  @discardableResult
  public func then(_ reply: FirstGuess) -> FirstGuess { self }

  /// Accepts any value.
  @discardableResult
  @_disfavoredOverload
  public func then(_ value: Any) -> FirstGuess { self }

  /// An answer as of a stub.
  public static func returns(_ value: Any) -> FirstGuess { FirstGuess() }

  /// An answer as of a stub.
  public static func `throws`(_ error: any Error) -> FirstGuess { FirstGuess() }
}

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func verify<Double>(_ double: Double, _ times: Times = 1) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func assertCalled<Double>(_ double: Double, _ times: Times = 1) -> FirstGuess {
  unavailable()
}

@available(*, unavailable, message: "Write mailer.verifyNoMoreCalls().")
public func confirmVerified<Double>(_ double: Double, _ times: Times = 1) -> FirstGuess {
  unavailable()
}

@available(*, unavailable, message: "Write verifyNoMoreCalls(mailer).")
public func verifyNoMoreInteractions(_ doubles: any RecordingDouble...) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member."
)
public func verifyNoInteractions(_ doubles: Any...) { unavailable() }

@available(
  *,
  unavailable,
  message: "Write mailer.verifyNotCalled(), or mailer.sends.verify(.never) for one member."
)
public func verifyZeroInteractions(_ doubles: Any...) { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func when<Call>(_ call: Call) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func given<Call>(_ call: Call) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func whenever<Call>(_ call: Call) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func every<Call>(_ call: () throws -> Call) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func coEvery<Call>(_ call: () async throws -> Call) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
public func stub<Double>(_ double: Double, _ setUp: (FirstGuess) -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func inOrder(_ doubles: any RecordingDouble...) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
)
public func argThat<Value>(_ predicate: (Value) -> Bool) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .never, as in mailer.sends.verify(.never).")
public func never() -> Times { unavailable() }

@available(*, unavailable, message: "Write 1, .once, or nothing: mailer.sends.verify().")
public func once() -> Times { unavailable() }

@available(*, unavailable, message: "Write the number: mailer.sends.verify(2).")
public func times(_ count: Int) -> Times { unavailable() }

@available(*, unavailable, message: "Write .atLeast(2), as in mailer.sends.verify(.atLeast(2)).")
public func atLeast(_ count: Int) -> Times { unavailable() }

@available(*, unavailable, message: "Write .atMost(2), as in mailer.sends.verify(.atMost(2)).")
public func atMost(_ count: Int) -> Times { unavailable() }

@available(*, unavailable, message: "Write .atLeast(1), as in mailer.sends.verify(.atLeast(1)).")
public func atLeastOnce() -> Times { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write a double: a class or struct that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md."
)
public func mock<Double>(_ type: Double.Type = Double.self) -> Double { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func verifyInOrder(_ calls: () throws -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func verifySequence(_ calls: () throws -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func inOrder(_ calls: () throws -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
@discardableResult
public func inOrder(_ members: Any...) -> FirstGuess { unavailable() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func InOrder(_ members: Any...) -> FirstGuess { unavailable() }

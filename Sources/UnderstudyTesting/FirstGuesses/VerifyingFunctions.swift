// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(_ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func coVerify<Value>(_ call: () async throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func coVerify<Value>(exactly: Int, _ call: () async throws -> Value) -> FirstGuess {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Write await mailer.sends.called(within: .milliseconds(100)): it waits for the call."
)
@discardableResult
public func coVerify<Value>(timeout: Int, _ call: () async throws -> Value) -> FirstGuess {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verifyAll<Value>(_ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func wasCalled<Value>(_ call: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func expect<Double>(_ double: Double) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(exactly: Int, _ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(atLeast: Int, _ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(atMost: Int, _ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(times: Int, _ call: () throws -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
@discardableResult
public func verify<Value>(timeout: Duration, _ call: () throws -> Value) -> FirstGuess {
  unavailable()
}

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func assertNotCalled(_ member: Any, _ times: Times = 1) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func assertCalledOnce(_ member: Any, _ times: Times = 1) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func verifyNever(_ member: Any, _ times: Times = 1) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func verifyCalled(_ member: Any, _ times: Times = 1) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Use the member: mailer.sends.verify(with: .any, \"ada\"); generated: mailer.on.send(.any, to: \"ada\").verify()."
)
public func verifyNotCalled(_ member: Any, _ times: Times = 1) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func verifyOrder(_ calls: () throws -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func coVerifyOrder(_ calls: () async throws -> Void) { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write verifyOrder(seats.reserving.matching(\"A1\"), gateway.charging.matching(.any, 42))."
)
public func coVerifySequence(_ calls: () async throws -> Void) { unavailable() }

@available(*, unavailable, message: "Write .atMost(1), as in mailer.sends.verify(.atMost(1)).")
public func atMostOnce() -> Times { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write await mailer.sends.called(with: .any, within: .milliseconds(100)): it waits for the call."
)
public func timeout(_ milliseconds: Int) -> Times { unavailable() }

@available(
  *,
  unavailable,
  message: "Write await mailer.sends.called(.never, with: .any, within: .milliseconds(200))."
)
public func after(_ milliseconds: Int) -> Times { unavailable() }

// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doReturn<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").throws(PaymentError.declined)."
)
@discardableResult
public func doThrow<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func returns<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").answers { arguments in … }."
)
@discardableResult
public func doAnswer<Value>(_ answer: (FirstGuess.Argument) -> Value) -> FirstGuess {
  unavailable()
}

@available(*, unavailable, message: "Leave it out: a member without a result returns.")
@discardableResult
public func doNothing() -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write replies(.real), and pass the real one in the double's member: call(id, real: real.load(id))."
)
@discardableResult
public func doCallRealMethod() -> FirstGuess { unavailable() }

@available(*, unavailable, message: "Leave it out: a member without a result returns.")
@discardableResult
public func justRun<Value>(_ call: () -> Value) -> FirstGuess { unavailable() }

@available(*, unavailable, message: "Leave it out: a member without a result returns.")
@discardableResult
public func coJustRun<Value>(_ call: () async -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Use the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func stubbing<Double>(_ double: Double, _ setUp: (FirstGuess.Argument) -> Void) -> FirstGuess
{ unavailable() }

@available(
  *,
  unavailable,
  message:
    "Leave it out: an unused answer is a warning. Use the member: prices.when(\"A1\").returns(90)."
)
public func lenient() -> FirstGuess { unavailable() }

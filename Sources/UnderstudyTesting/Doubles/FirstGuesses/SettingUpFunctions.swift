// What people type first who come from other tools, with what to write here instead. None of it does
// anything: each line is a message of the compiler.

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doReturn<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doThrow<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func returns<Value>(_ value: Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doAnswer<Value>(_ answer: (FirstGuess.Argument) -> Value) -> FirstGuess {
  unavailable()
}

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doNothing() -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func doCallRealMethod() -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func justRun<Value>(_ call: () -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func coJustRun<Value>(_ call: () async -> Value) -> FirstGuess { unavailable() }

@available(
  *,
  unavailable,
  message: "Ask the member: gateway.charging.when(.any, \"42\").returns(receipt)."
)
@discardableResult
public func stubbing<Double>(_ double: Double, _ setUp: (FirstGuess.Argument) -> Void) -> FirstGuess
{ unavailable() }

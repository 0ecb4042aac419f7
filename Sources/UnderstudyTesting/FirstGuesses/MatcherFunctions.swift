// Unavailable declarations for guesses from other tools; the messages name the real API.

@available(*, unavailable, message: "Write .any.")
public func any() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func any<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyArg() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func anyArg<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyArray() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyList() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anySet() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyDictionary() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyClosure() -> Matcher { unavailable() }

@available(
  *,
  unavailable,
  message: "Write .any; or .type(of: T.self), if it may be of other types."
)
public func any<Value>(_ type: Value.Type) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .nil.")
public func isNil() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .nil.")
public func isNull() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .notNil.")
public func notNil() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .notNil.")
public func isNotNil() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .notNil.")
public func notNull() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .notNil.")
public func isNotNull() -> Matcher { unavailable() }

@available(
  *,
  unavailable,
  message:
    "Write .type(of: T.self); for an argument that is a type, .where { (type: Any.Type) in type == T.self }."
)
public func isA<Value>(_ type: Value.Type) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .type(of: Value.self).")
public func ofType<Value>(_ type: Value.Type) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .contains(…).")
public func contains(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .contains(…).")
public func stringContaining(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .contains(…).")
public func arrayContaining(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .hasPrefix(…).")
public func startsWith(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .hasPrefix(…).")
public func hasPrefix(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .hasSuffix(…).")
public func endsWith(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .hasSuffix(…).")
public func hasSuffix(_ part: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .matches(/^A/).")
public func stringMatching(_ pattern: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .matches(/^A/).")
public func matches(_ pattern: String) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .identical(to: object).")
public func sameInstance(_ object: AnyObject) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .identical(to: object).")
public func refEq(_ object: AnyObject) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .not(.equal(…)).")
public func neq<Value>(_ value: Value) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
public func capture<Value>(_ captor: Captor<Value>) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .capturing(into: captor), with a Captor<Value>().")
@_disfavoredOverload
public func capture<Value>(_ captor: Captor<Value>) -> Match<Value> { unavailable() }

@available(
  *,
  unavailable,
  message: "Give the parameter its type: .where { (seat: String) in seat.hasPrefix(\"A\") }."
)
@_disfavoredOverload  // for a closure that names no type
public func argThat(_ predicate: (FirstGuess.Argument) -> Bool) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyString() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func anyString<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyInt() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func anyInt<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyBool() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func anyBool<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyDouble() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
@_disfavoredOverload
public func anyDouble<Value>() -> Value { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyValue() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anything() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .any.")
public func anyObject() -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .equal(…), or the literal itself.")
public func eq<Value>(_ value: Value) -> Matcher { unavailable() }

@available(
  *,
  unavailable,
  message: "Compare the type: .where { (type: Any.Type) in type == T.self }."
)
public func eq<Value>(_ type: Value.Type) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .equal(…), or the literal itself.")
@_disfavoredOverload
public func eq<Value>(_ value: Value) -> Value { unavailable() }

@available(*, unavailable, message: "Write .equal(…), or the literal itself.")
public func equalTo<Value>(_ value: Value) -> Matcher { unavailable() }

@available(*, unavailable, message: "Write .equal(…), or the literal itself.")
public func equal<Value>(_ value: Value) -> Matcher { unavailable() }

// Unavailable declarations for guesses from other tools; the messages name the real API.

extension Captor {
  @available(*, unavailable, message: "Write the type in angle brackets: Captor<Letter>().")
  public convenience init(_ type: Value.Type) { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public var last: Value! { unavailable() }

  @available(*, unavailable, message: "Make a new Captor for the next phase.")
  public func clear() { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public var value: Value! { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public var captured: Value! { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public var capturedValue: Value! { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public var lastValue: Value! { unavailable() }

  @available(*, unavailable, message: "Write values.last.")
  public func getValue() -> Value! { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public var allValues: [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public var capturedValues: [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public var all: [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public var arguments: [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public var captures: [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.")
  public func getAllValues() -> [Value] { unavailable() }

  @available(*, unavailable, message: "Write values.first.")
  public var first: Value! { unavailable() }

  @available(*, unavailable, message: "Write values.count.")
  public var count: Int { unavailable() }

  @available(*, unavailable, message: "Write values.isEmpty.")
  public var isEmpty: Bool { unavailable() }

  @available(*, unavailable, message: "Write !values.isEmpty.")
  public var isCaptured: Bool { unavailable() }

  @available(*, unavailable, message: "Make a new Captor for the next phase.")
  public func reset() { unavailable() }

  @available(*, unavailable, message: "Make a new Captor for the next phase.")
  public func removeAll() { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), the matcher.")
  public func capture() -> Matcher { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), the matcher.")
  @_disfavoredOverload
  public func capture() -> Match<Value> { unavailable() }

  @available(*, unavailable, message: "Write .capturing(into: captor), the matcher.")
  public var any: Matcher { unavailable() }
}

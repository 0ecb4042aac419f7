// Unavailable declarations for likely first guesses from Mockito. The compiler prefers a module's
// own declaration of this name, because this one cannot be used.

@available(
  *,
  unavailable,
  message: "a member keeps the arguments of its calls: sends.calls.map(\\.arguments.to)"
)
@_documentation(visibility: private)
public struct ArgumentCaptor<Value> {
  public init() { unavailable() }
  public init(_ type: Value.Type) { unavailable() }
  public static func forClass(_ type: Value.Type) -> ArgumentCaptor { unavailable() }
  public func capture() -> Matcher { unavailable() }
  public var value: Value { unavailable() }
  public var allValues: [Value] { unavailable() }
}

// Kotlin's functions are types here: no function can be called as `slot<Letter>()`.

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message: "Write Captor<Value>(), and .capturing(into: captor) as the matcher."
)
@_documentation(visibility: private)
public typealias slot<Value> = Captor<Value>

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message: "Write Captor<Value>(), and .capturing(into: captor) as the matcher."
)
@_documentation(visibility: private)
public typealias argumentCaptor<Value> = Captor<Value>

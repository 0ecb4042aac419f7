// First guesses at functions that make a double of a type, as `mock<Mailer>()`: unavailable, with a
// message that names the API to use. No function can be called so; therefore these are types.
// UnderstudyTesting has the functions: one module cannot have both.

/// Stands in for a double that another framework makes.
@_documentation(visibility: private)
public struct GuessedDouble<Value> {
  public init(relaxed: Bool = false) { fatalError() }
  public init(of type: Value.Type) { fatalError() }
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message:
    "write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
public typealias fake<Value> = GuessedDouble<Value>

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message:
    "write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
public typealias mock<Value> = GuessedDouble<Value>

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message:
    "write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
public typealias mockk<Value> = GuessedDouble<Value>

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message:
    "write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
public typealias spy<Value> = GuessedDouble<Value>

// swift-format-ignore: TypeNamesShouldBeCapitalized
@available(
  *,
  unavailable,
  message:
    "write a double: a type that conforms to the protocol and to TestDouble, or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
public typealias stub<Value> = GuessedDouble<Value>

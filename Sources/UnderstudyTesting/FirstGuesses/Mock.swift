// An unavailable declaration for a likely first guess from Mockito. The compiler prefers a module's own
// declaration of this name, because this one cannot be used.

@available(
  *,
  unavailable,
  message:
    "Write a double, a type that conforms to the protocol and to TestDouble, and make it: MailerSpy(); or let it be generated: MailerDouble(), Guides/generating-doubles.md"
)
@_documentation(visibility: private)
@propertyWrapper
public struct Mock<Value> {
  public init() { unavailable() }
  public init(_ type: Value.Type) { unavailable() }
  public init(_ options: Any...) { unavailable() }
  public var wrappedValue: Value { unavailable() }
}

// Unavailable declarations for likely first guesses. The compiler prefers a module's own function
// of this name, because none of these can be called.

@available(
  *,
  unavailable,
  message:
    "write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself"
)
@_documentation(visibility: private)
public func unimplemented<Value>(_ description: String = "") -> Value { fatalError() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message:
    "write .mockContainer, which fails a test that lacks a double; a Stub without an answer fails by itself"
)
@_documentation(visibility: private)
public func XCTUnimplemented<Value>(_ description: String = "") -> Value { fatalError() }

// Unavailable declarations for likely first guesses. The compiler prefers a module's own function
// of this name, because none of these can be called.

@available(
  *,
  unavailable,
  message:
    "a test without a double fails by itself: .mockContainer; a Stub without an answer fails and is named"
)
@_documentation(visibility: private)
public func unimplemented<Value>(_ description: String = "") -> Value { fatalError() }

// swift-format-ignore: AlwaysUseLowerCamelCase
@available(
  *,
  unavailable,
  message:
    "a test without a double fails by itself: .mockContainer; a Stub without an answer fails and is named"
)
@_documentation(visibility: private)
public func XCTUnimplemented<Value>(_ description: String = "") -> Value { fatalError() }

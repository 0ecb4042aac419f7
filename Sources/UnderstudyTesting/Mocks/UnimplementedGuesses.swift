// What people write first, with the way it is written here. A module that really has one of these functions
// is preferred by the compiler, because none of them can be called.

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

/// A matcher bound to arguments of one type.
@usableFromInline
struct BoundMatcher: Sendable {
  /// Captures the argument at the address, which is of the bound type.
  @usableFromInline typealias Test = @Sendable (UnsafeRawPointer) -> Bool
  typealias Capture = @Sendable (UnsafeRawPointer) -> Void

  /// The matcher's text in patterns.
  var text: String
  /// Tests the argument; `nil` if every argument matches, so that none is read.
  @usableFromInline var test: Test?
  /// The value that the argument has to equal, if there is one; for diffs.
  var expected: ArgumentValue?
  /// Passes the argument to the captors, once the whole call has matched.
  var capture: Capture?

  func matches(_ pointer: UnsafeRawPointer) -> Bool { test?(pointer) ?? true }
}

/// A matcher that is ready for the arguments of one type.
@usableFromInline
struct BoundMatcher: Sendable {
  /// Looks at the argument at the address, which is of the type bound to.
  @usableFromInline typealias Test = @Sendable (UnsafeRawPointer) -> Bool
  typealias Capture = @Sendable (UnsafeRawPointer) -> Void

  /// What patterns print for it.
  var text: String
  /// `nil` if every argument matches, so that none is looked at.
  @usableFromInline var test: Test?
  /// What an argument has to be equal to, if there is one such value; for diffs.
  var expected: ArgumentValue?
  /// Takes the argument to the captors there are, once the whole call has matched.
  var capture: Capture?

  func matches(_ pointer: UnsafeRawPointer) -> Bool { test?(pointer) ?? true }
}

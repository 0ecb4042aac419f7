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

extension BoundMatcher {
  /// Matches what all of the parts match, or at least one of them.
  static func combined(_ parts: [BoundMatcher], isForAll: Bool) -> BoundMatcher {
    let test: Test = { pointer in
      isForAll
        ? parts.allSatisfy { $0.matches(pointer) } : parts.contains { $0.matches(pointer) }
    }
    var bound = BoundMatcher(text: text(of: parts.map(\.text), isForAll: isForAll), test: test)
    guard parts.contains(where: { $0.capture != nil }) else { return bound }
    bound.capture = { pointer in
      // It is only called if the combination matches; some parts of an anyOf may not.
      for part in parts where part.matches(pointer) { part.capture?(pointer) }
    }
    return bound
  }

  static func text(of parts: [String], isForAll: Bool) -> String {
    "\(isForAll ? "allOf" : "anyOf")(\(parts.joined(separator: ", ")))"
  }
}

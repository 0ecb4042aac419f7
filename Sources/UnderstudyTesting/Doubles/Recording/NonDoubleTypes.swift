import Understudy

/// A cache of types that were found to be no doubles.
///
/// A check of conformance is slow if the answer is no, and every instance that a test's container
/// takes in is checked. A conformance that is loaded after its type was checked is not found.
final class NonDoubleTypes: Sendable {
  static let known = NonDoubleTypes()

  private let types = Lock<Set<ObjectIdentifier>>([])

  func contains(_ type: any Any.Type) -> Bool {
    types.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  /// Records the result for one value of the type, unless other values of it may contain something
  /// else.
  func add(_ type: any Any.Type) {
    guard !isWrapping(type) else { return }
    types.withLock { _ = $0.insert(ObjectIdentifier(type)) }
  }

  /// Returns whether a cast inspects the values of the type.
  private func isWrapping(_ type: any Any.Type) -> Bool {
    // The last is the box of Swift values that are passed to Objective-C.
    type is any Wrapping.Type || "\(type)" == "__SwiftValue"
  }
}

private protocol Wrapping {}

extension Optional: Wrapping {}
extension AnyHashable: Wrapping {}

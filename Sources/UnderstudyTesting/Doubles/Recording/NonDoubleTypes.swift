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
  ///
  /// - Returns: whether it has recorded it.
  func add(_ type: any Any.Type) -> Bool {
    guard !isWrapping(type) else { return false }
    types.withLock { _ = $0.insert(ObjectIdentifier(type)) }
    return true
  }

  /// Returns whether a cast inspects the values of the type.
  private func isWrapping(_ type: any Any.Type) -> Bool {
    guard type is AnyClass else { return type is any Wrapping.Type }
    #if canImport(ObjectiveC)
      // The box of Swift values that are passed to Objective-C.
      return "\(type)" == "__SwiftValue"
    #else
      return false
    #endif
  }
}

private protocol Wrapping {}

extension Optional: Wrapping {}
extension AnyHashable: Wrapping {}

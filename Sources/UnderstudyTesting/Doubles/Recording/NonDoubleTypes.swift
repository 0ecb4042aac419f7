import Synchronization
import Understudy

/// A cache of types that were found to be no doubles.
///
/// A check of conformance is slow if the answer is no, and every instance that a test's container
/// takes in is checked. A conformance that is loaded after its type was checked is not found.
final class NonDoubleTypes: Sendable {
  static let known = NonDoubleTypes()

  private let types = Lock<Set<ObjectIdentifier>>([])
  /// Types of the set, each at the place of its address, to be found without a lock or a hash.
  nonisolated(unsafe) private let recent: UnsafeMutablePointer<Atomic<UInt>>  // atomics
  private static let recentCount = 256

  init() {
    recent = .allocate(capacity: Self.recentCount)
    for index in 0..<Self.recentCount { (recent + index).initialize(to: Atomic(0)) }
  }

  deinit { recent.deallocate() }

  func contains(_ type: any Any.Type) -> Bool {
    let (id, place) = (ObjectIdentifier(type), place(of: type))
    let bits = UInt(bitPattern: id)
    if recent[place].load(ordering: .relaxed) == bits { return true }
    guard types.withLock({ $0.contains(id) }) else { return false }
    recent[place].store(bits, ordering: .relaxed)
    return true
  }

  private func place(of type: any Any.Type) -> Int {
    let spread = UInt(bitPattern: ObjectIdentifier(type)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> (UInt.bitWidth - 8))
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

import Understudy

/// The types that were found to be no doubles, so that nobody asks again.
///
/// Whether a type conforms to a protocol is a slow question to the runtime where the answer is no, and
/// it comes up for every instance that a test's container takes in. A conformance that is loaded when
/// its type was asked for already is not seen.
final class UndoubledTypes: Sendable {
  static let known = UndoubledTypes()

  private let types = Lock<Set<ObjectIdentifier>>([])

  func contains(_ type: any Any.Type) -> Bool {
    types.withLock { $0.contains(ObjectIdentifier(type)) }
  }

  /// Notes what was found of one value of the type, unless others of it may have another in them.
  func add(_ type: any Any.Type) {
    guard !isWrapping(type) else { return }
    types.withLock { _ = $0.insert(ObjectIdentifier(type)) }
  }

  /// Whether a cast looks into the values of the type.
  private func isWrapping(_ type: any Any.Type) -> Bool {
    // The last is what values of Swift are in when they are handed to Objective-C.
    type is any Wrapping.Type || "\(type)" == "__SwiftValue"
  }
}

private protocol Wrapping {}

extension Optional: Wrapping {}
extension AnyHashable: Wrapping {}

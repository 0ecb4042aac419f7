import Understudy

/// Detects types whose values can be kept without keeping an object alive.
///
/// These are numbers, strings, collections of them and structs made of these. If the type does not
/// show it, as with closures, existentials and most enumerations with associated values, the answer
/// is no.
enum PlainType {
  private static let known = Lock<[ObjectIdentifier: Bool]>([:])

  /// - Complexity: O(number of stored properties, nested ones included) for the first check of a
  ///   type.
  static func isPlain(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    let isPlain = look(at: type)
    known.withLock { $0[id] = isPlain }
    return isPlain
  }

  private static func look(at type: Any.Type) -> Bool {
    func isTrivial<Value>(_: Value.Type) -> Bool { _isPOD(Value.self) }
    if let type = type as? any MadeOfTypes.Type { return type.parts.allSatisfy(isPlain) }
    if _openExistential(type, do: isTrivial) { return true }
    guard !(type is AnyClass) else { return false }
    let fields = StoredFields.of(type)
    return !fields.isEmpty && fields.allSatisfy { $0.isStrong && isPlain($0.type) }
  }
}

/// A type of the standard library that keeps its content in objects of its own.
private protocol MadeOfTypes {
  /// The types of its contents.
  static var parts: [Any.Type] { get }
}

extension String: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [] }
}
extension Substring: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [] }
}
extension Optional: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [Wrapped.self] }
}
extension Array: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}
extension Set: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [Element.self] }
}
extension Dictionary: MadeOfTypes {
  fileprivate static var parts: [Any.Type] { [Key.self, Value.self] }
}

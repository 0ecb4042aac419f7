/// Detects whether values of a type may hold a secret, as far as its name and its stored fields
/// show.
enum RedactedParts {
  /// - Complexity: O(stored fields, with those of their types in turn).
  static func areIn(_ type: Any.Type) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return areIn(type, &seen)
  }

  private static func areIn(_ type: Any.Type, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    // A generic type's name includes its arguments, which for an array are no fields.
    if String(reflecting: type).contains("UnderstudyTesting.Redacted<") { return true }
    return StoredFields.of(type).contains { areIn($0.type, &seen) }
  }
}

/// Marks a registration that comes from the declaration of a typed key.
enum Provided: Sendable {
  case standard(hasTestValue: Bool)
  case testValue

  /// Whether a fork that belongs to a test drops it, to register the value for tests when the key
  /// is resolved.
  var isDroppedInTests: Bool {
    if case .standard(let hasTestValue) = self { hasTestValue } else { false }
  }
}

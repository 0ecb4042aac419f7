/// Tests arguments for equality with a value whose type was found at run time.
enum Equality {
  /// Returns a test for arguments of exactly the value's type; `nil` if it is not `Equatable`.
  static func test<Value>(for value: Value) -> BoundMatcher.Test? {
    // Common types have their own cases, which compare without witness tables. By the type and not
    // by a cast: that one unwraps and bridges, and the argument is read unchanged.
    if Value.self == String.self, let value = value as? String {
      return { $0.load(as: String.self) == value }
    }
    if Value.self == Int.self, let value = value as? Int {
      return { $0.load(as: Int.self) == value }
    }
    // By the static type: an existential's memory is not that of the value in it.
    guard let type = Value.self as? any Equatable.Type else { return nil }
    func opened<Same: Equatable>(_: Same.Type) -> BoundMatcher.Test? {
      (value as? Same).map { test(for: constant($0)) }
    }
    return opened(type)
  }

  /// Returns a test for arguments of the value's type, such as an existential, that hold an equal value;
  /// `nil` if what it holds is not `Equatable`.
  static func test<Value>(forContentOf value: Value) -> BoundMatcher.Test? {
    (value as? any Equatable).map { test(for: Content<Value>(value: constant($0))) }
  }

  private static func test(for constant: any EquatableConstant) -> BoundMatcher.Test {
    { constant.isEqual(at: $0) }
  }

  private static func constant(_ value: some Equatable) -> any EquatableConstant {
    Constant(value: value)
  }

  // Arguments are `Sendable`, and so are the values compared with them; it never changes.
  private struct Constant<Value: Equatable>: EquatableConstant, @unchecked Sendable {  // one `let`
    let value: Value

    func isEqual(at pointer: UnsafeRawPointer) -> Bool { pointer.load(as: Value.self) == value }

    func isEqual(to argument: Any) -> Bool { (argument as? Value) == value }
  }
}

/// A value in arguments of another type.
private struct Content<Argument>: EquatableConstant {
  let value: any EquatableConstant

  func isEqual(at pointer: UnsafeRawPointer) -> Bool {
    value.isEqual(to: pointer.load(as: Argument.self))
  }

  func isEqual(to argument: Any) -> Bool { value.isEqual(to: argument) }
}

// Without its type, since a metatype that is not `Sendable` must not be captured by a closure that
// is.
private protocol EquatableConstant: Sendable {
  func isEqual(at pointer: UnsafeRawPointer) -> Bool
  func isEqual(to argument: Any) -> Bool
}

/// Stands in for a value of another framework, so that the compiler reports only one error.
@_documentation(visibility: private)
@dynamicMemberLookup
public struct GuessedValue: Sendable {
  /// Accepts every member, read or set.
  public subscript<Member>(dynamicMember member: String) -> Member {
    get { fatalError() }
    set { fatalError() }
  }

  public func callAsFunction<Value>() -> Value { fatalError() }

  public func register<Value>(_ factory: () throws -> Value) { fatalError() }

  public func onTest<Value>(_ factory: () throws -> Value) { fatalError() }

  public static func constant<Value>(_ value: Value) -> GuessedValue { fatalError() }

  public static func seeded(_ seed: UInt64) -> GuessedValue { fatalError() }

  public static var incrementing: GuessedValue { fatalError() }

  public static var immediate: GuessedValue { fatalError() }

  public static var now: GuessedValue { fatalError() }
}

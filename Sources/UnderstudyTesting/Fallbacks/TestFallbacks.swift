/// What stands in for a dependency that a test forgot to register.
///
/// A property with `@Injected` cannot throw. Where its dependency is missing, or refused by a firewall,
/// the test gets its issue, and the process would end with all tests that have not run yet. With a
/// fallback only that test fails: the property gets the fallback, one for each container.
///
/// ```swift
/// // Anywhere in the test target: it is found when it is needed.
/// extension MailerStub: FallbackDouble {
///   static func fallback() -> any Mailer { MailerStub() }
/// }
/// ```
///
/// For a type without a double of its own, say it where code runs before the tests, such as the preset
/// or the trait that all suites use:
///
/// ```swift
/// TestFallbacks.register((any HouseClock).self) { FixedDate(.curtain) }
/// ```
///
/// A fallback never hides anything: the issue is always recorded first. A throwing `resolve` throws,
/// fallback or not. In production there are none.
///
/// Without a fallback a property takes, in this order: the default that its typed key declares, unless
/// it is live; the ``DefaultAnswering`` value of its type; `nil`, `[]`, `""`, `false` or `0`. Only for a
/// type with none of these the process ends.
public enum TestFallbacks {
  /// Says what stands in for a type, under any name, from now on; the last call for a type counts.
  ///
  /// It comes before a ``FallbackDouble`` of the same type.
  ///
  /// - Parameters:
  ///   - type: the type as it is injected, such as `(any Mailer).self`.
  ///   - make: makes one; called once for each container in which it is needed.
  public static func register<Dependency>(
    _ type: Dependency.Type,
    _ make: @escaping @Sendable () -> Dependency
  ) {
    FallbackTable.shared.register(type, make)
  }

  /// Takes back what ``register(_:_:)`` has said for a type.
  public static func unregister<Dependency>(_ type: Dependency.Type) {
    FallbackTable.shared.unregister(type)
  }
}

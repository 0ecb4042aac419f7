/// The fallbacks for dependencies that a test forgot to register.
///
/// A property with `@Injected` cannot throw. If its dependency is missing, or refused by a
/// firewall, the test gets its issue, and the process would end with all tests that have not run
/// yet. With a fallback only that test fails: the property gets the fallback, one for each
/// container.
///
/// ```swift
/// // Anywhere in the test target: it is found when it is needed.
/// extension MailerStub: FallbackDouble {
///   static func fallback() -> any Mailer { MailerStub() }
/// }
/// ```
///
/// For a type without a double of its own, register a fallback in code that runs before the tests,
/// such as the preset or the trait that all suites use:
///
/// ```swift
/// TestFallbacks.register((any HouseClock).self) { FixedDate(.curtain) }
/// ```
///
/// A fallback never hides a problem: the issue is always recorded first. A throwing `resolve`
/// throws, fallback or not. In production there are none.
///
/// Without a fallback a property takes, in this order: the default that its typed key declares,
/// unless it is live; the ``StubDefaultProviding`` value of its type; `nil`, `[]`, `""`, `false` or
/// `0`. Only for a type with none of these does the process end.
public enum TestFallbacks {
  /// Registers a fallback for a type, under any name, from now on; the last call for a type counts.
  ///
  /// It takes precedence over a ``FallbackDouble`` of the same type.
  ///
  /// - Parameters:
  ///   - type: the type as it is injected, such as `(any Mailer).self`.
  ///   - make: makes a fallback; called once for each container that needs one.
  public static func register<Dependency>(
    _ type: Dependency.Type,
    _ make: @escaping @Sendable () -> Dependency
  ) {
    FallbackTable.shared.register(type, make)
  }

  /// Removes the fallback that ``register(_:_:)`` has set for a type.
  public static func unregister<Dependency>(_ type: Dependency.Type) {
    FallbackTable.shared.unregister(type)
  }
}

/// A double to use when a test forgot to register one.
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
/// Conforming is enough, no call is needed. For a type without a double of its own, conform any
/// type of the test target, such as an empty enum:
///
/// ```swift
/// enum ClockFallback: FallbackDouble {
///   static func fallback() -> any HouseClock { FixedDate(.curtain) }
/// }
/// ```
///
/// Types at any level can conform, except generic ones. Of several for one type, the first by name is
/// used.
///
/// In a release build the optimizer removes types that nothing refers to, if they are `private` or if
/// the build does not enable testing: leave `private` out, and build with `-enable-testing`, as
/// `@testable` asks for anyway.
///
/// A fallback never hides a problem: the issue is always recorded first. A throwing `resolve`
/// throws, fallback or not. In production there are none.
///
/// Without a fallback a property takes, in this order: the default that its typed key declares,
/// unless it is live; the ``StubDefaultProviding`` value of its type; `nil`, `[]`, `""`, `false` or
/// `0`. Only for a type with none of these does the process end.
public protocol FallbackDouble {
  /// The type as it is injected, such as `any Mailer`.
  associatedtype Dependency

  /// Makes a fallback, after the test's issue was recorded.
  ///
  /// - Returns: the double that is used instead of the missing dependency.
  static func fallback() -> Dependency
}

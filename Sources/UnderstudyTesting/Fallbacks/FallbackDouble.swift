/// A double to use when a test forgot to register one.
///
/// Conforming is enough, no call is needed: see ``TestFallbacks``.
///
/// ```swift
/// extension MailerStub: FallbackDouble {
///   static func fallback() -> any Mailer { MailerStub() }
/// }
/// ```
///
/// Types at any level can conform, except generic ones. Of several for one type, the first by name
/// is used.
public protocol FallbackDouble {
  /// The type as it is injected, such as `any Mailer`.
  associatedtype Dependency

  /// Makes a fallback, after the test's issue was recorded.
  static func fallback() -> Dependency
}

/// A double that stands in for what it doubles when a test forgot to register one.
///
/// Conforming is enough, nothing has to be called: see ``TestFallbacks``.
///
/// ```swift
/// extension MailerStub: FallbackDouble {
///   static func fallback() -> any Mailer { MailerStub() }
/// }
/// ```
///
/// Types at any level can conform, but no generic ones. Of several for one type the first by name is
/// taken.
public protocol FallbackDouble {
  /// The type as it is injected, such as `any Mailer`.
  associatedtype Dependency

  /// Makes one, after the issue of the test was recorded.
  static func fallback() -> Dependency
}

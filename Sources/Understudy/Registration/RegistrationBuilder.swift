/// Collects registrations: expressions, arrays, `if`, `else`, `switch`, `for` and `#available`.
///
/// ```swift
/// @RegistrationBuilder func mailing(isLive: Bool) -> [any AnyRegistration] {
///   if isLive { Registration((any Mailer).self) { SMTPMailer() } }
///   for row in ["A", "B"] { Registration(Row.self, name: row) { Row() } }
/// }
/// ```
@resultBuilder
public enum RegistrationBuilder {
  public static func buildExpression<Value>(
    _ registration: Registration<Value>
  ) -> [any AnyRegistration] { [registration] }

  public static func buildExpression(
    _ registrations: [any AnyRegistration]
  ) -> [any AnyRegistration] { registrations }

  public static func buildExpression(
    _ registration: any AnyRegistration
  ) -> [any AnyRegistration] { [registration] }

  public static func buildBlock(
    _ parts: [any AnyRegistration]...
  ) -> [any AnyRegistration] { parts.flatMap { $0 } }

  public static func buildOptional(
    _ part: [any AnyRegistration]?
  ) -> [any AnyRegistration] { part ?? [] }

  public static func buildEither(
    first part: [any AnyRegistration]
  ) -> [any AnyRegistration] { part }

  public static func buildEither(
    second part: [any AnyRegistration]
  ) -> [any AnyRegistration] { part }

  public static func buildArray(
    _ parts: [[any AnyRegistration]]
  ) -> [any AnyRegistration] { parts.flatMap { $0 } }

  public static func buildLimitedAvailability(
    _ part: [any AnyRegistration]
  ) -> [any AnyRegistration] { part }
}

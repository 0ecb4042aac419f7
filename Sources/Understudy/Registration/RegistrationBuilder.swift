/// Collects registrations: expressions, arrays, `if`, `else`, `switch`, `for` and `#available`.
/// Statements that return `Void` are allowed.
///
/// ```swift
/// @RegistrationBuilder func mailing(isLive: Bool) -> [any AnyRegistration] {
///   if isLive { Registration((any Mailer).self) { SMTPMailer() } }
///   for row in ["A", "B"] { Registration(Row.self, name: row) { Row() } }
/// }
/// ```
///
/// Compile time grows faster than the number of registrations in one builder, as with statements in
/// any closure: a hundred take a fifth of a second, five hundred five seconds. Functions of up to a
/// hundred each, called by one builder, stay quick.
@resultBuilder
public enum RegistrationBuilder {
  public static func buildExpression(
    _ registrations: [any AnyRegistration]
  ) -> [any AnyRegistration] { registrations }

  // Takes every `Registration` as well. A separate overload for them would double the number of
  // solutions the compiler looks for, and copy all that it knows of the preceding lines for each.
  public static func buildExpression(
    _ registration: any AnyRegistration
  ) -> [any AnyRegistration] { [registration] }

  /// Accepts a statement that returns `Void`, such as the migration of a database registered next.
  public static func buildExpression(_ nothing: Void) -> [any AnyRegistration] { [] }

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
}

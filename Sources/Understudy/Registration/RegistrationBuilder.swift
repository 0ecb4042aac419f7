/// Collects registrations: expressions, arrays, `if`, `else`, `switch`, `for` and `#available`.
/// Statements that give nothing may stand between them.
///
/// ```swift
/// @RegistrationBuilder func mailing(isLive: Bool) -> [any AnyRegistration] {
///   if isLive { Registration((any Mailer).self) { SMTPMailer() } }
///   for row in ["A", "B"] { Registration(Row.self, name: row) { Row() } }
/// }
/// ```
///
/// Compiling takes time that grows faster than the number of registrations in one builder, as with
/// statements in any closure: a hundred take a fifth of a second, five hundred five. Functions
/// of up to a hundred each, which one builder then calls, stay quick.
@resultBuilder
public enum RegistrationBuilder {
  public static func buildExpression(
    _ registrations: [any AnyRegistration]
  ) -> [any AnyRegistration] { registrations }

  // Takes every `Registration` as well. An overload for these would have the compiler look for twice
  // as many solutions, and copy all that it knows of the lines before for each.
  public static func buildExpression(
    _ registration: any AnyRegistration
  ) -> [any AnyRegistration] { [registration] }

  /// A statement between them, such as the migration of a database that comes next.
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

  public static func buildLimitedAvailability(
    _ part: [any AnyRegistration]
  ) -> [any AnyRegistration] { part }
}

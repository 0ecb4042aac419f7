import Understudy

/// A check beyond a test's own assertions: of unused overrides, undeclared dependencies, unverified
/// calls.
///
/// ```swift
/// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) }
///   .verifying(.unusedOverrides, .undeclaredResolutions, severity: .error))
/// func sells() throws { … }
/// ```
public enum Verification: Hashable, Sendable {
  /// Unused registrations: the code under test does not resolve them, or resolves from another
  /// container.
  ///
  /// Registrations of one call, such as a batch, are checked together: a double registered under
  /// two keys is unused if neither is used. A key that the same container registers again is not
  /// checked.
  case unusedOverrides

  /// Keys that were resolved in a test's containers although neither the test registered them nor
  /// the list passed with this option names their types.
  case undeclaredResolutions

  /// Answers of doubles that no call has received: rules, general answers and faults; not defaults.
  ///
  /// Such a test assumes that something happens which does not. A sequence counts as used once its
  /// first answer was. Under Swift Testing, unused answers that a test sets itself, in its file and
  /// from its line on, are a warning by default.
  case unusedAnswers

  /// Calls of doubles that no verification has matched: neither `verify`, nor `called`, nor an order.
  case unverifiedCalls

  /// Unstubbed and unverified calls of doubles: they had no answer, not even a default, and no
  /// verification has matched them.
  ///
  /// For members with a result that is a failure anyway; this is for those that just return.
  case unexpectedCalls

  /// All checks.
  case all

  /// Sets the severity of checks for the whole process, from now on.
  ///
  /// ```swift
  /// Verification.setDefault(.unusedOverrides, severity: .error)
  /// ```
  ///
  /// A container, test or suite that sets another takes precedence. Initially, unused overrides of
  /// tests and of `withContainer` blocks are warnings, and so are unused answers that a test sets
  /// itself; nothing else is checked.
  ///
  /// - Parameters:
  ///   - check: a check to set; those that are not named stay unchanged.
  ///   - more: further checks to set.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that every test may resolve, under any name, without registering them.
  public static func setDefault(
    _ check: Verification,
    _ more: Verification...,
    severity: IssueSeverity,
    declaring types: [any Any.Type] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    ProcessVerification.add(
      VerificationSettings(
        [check] + more,
        severity: severity,
        declaring: types,
        at: SourceSite(fileID: fileID, line: line)
      )
    )
  }

  /// The checks of test doubles.
  static let ofDoubles: [Verification] = [.unusedAnswers, .unverifiedCalls, .unexpectedCalls]

  /// The single checks that it stands for.
  var each: [Verification] {
    self == .all ? [.unusedOverrides, .undeclaredResolutions] + Self.ofDoubles : [self]
  }
}

/// Checks beyond a test's own assertions: unused overrides, undeclared dependencies, unverified
/// calls.
///
/// ```swift
/// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) }
///   .verifying([.unusedOverrides, .undeclaredResolutions], severity: .error))
/// func sells() throws { … }
/// ```
public struct Verification: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Unused registrations: the code under test does not resolve them, or resolves from another
  /// container.
  ///
  /// Registrations of one call, such as a batch, are checked together: a double registered under
  /// two keys is unused if neither is used. A key that the same container registers again is not
  /// checked.
  public static let unusedOverrides = Verification(rawValue: 1 << 0)

  /// Keys that were resolved in a test's containers although neither the test registered them nor
  /// the list passed with this option names them.
  public static let undeclaredResolutions = Verification(rawValue: 1 << 1)

  /// Answers of doubles that no call has received: rules, general answers and faults; not defaults.
  ///
  /// Such a test assumes that something happens which does not. A sequence counts as used once its
  /// first answer was. Under Swift Testing, unused answers that a test sets itself, in its file and
  /// from its line on, are a warning by default.
  public static let unusedAnswers = Verification(rawValue: 1 << 2)

  /// Calls of doubles that no verification has matched: neither `verify`, nor `called`, nor an order.
  public static let unverifiedCalls = Verification(rawValue: 1 << 3)

  /// Unstubbed and unverified calls of doubles: they had no answer, not even a default, and no
  /// verification has matched them.
  ///
  /// For members with a result that is a failure anyway; this is for those that just return.
  public static let unexpectedCalls = Verification(rawValue: 1 << 4)

  /// All checks.
  public static let all: Verification = [
    .unusedOverrides, .undeclaredResolutions, .unusedAnswers, .unverifiedCalls, .unexpectedCalls,
  ]

  /// The checks of test doubles.
  static let ofDoubles: Verification = [.unusedAnswers, .unverifiedCalls, .unexpectedCalls]

  /// The single options in this set.
  var each: [Verification] {
    (0..<8).map { Verification(rawValue: 1 << $0) }.filter(contains)
  }
}

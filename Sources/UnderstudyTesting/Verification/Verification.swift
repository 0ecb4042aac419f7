/// What can be judged about a test beside what it asserts: whether it prepared what it needs, and
/// nothing else.
///
/// ```swift
/// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) }
///   .verifying([.unusedOverrides, .undeclaredResolutions], severity: .error))
/// func sells() throws { … }
/// ```
public struct Verification: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Registrations that nobody has used: the code under test does not ask for them, or asks
  /// elsewhere.
  ///
  /// What one call registers is judged together, such as a batch: a double registered under two keys
  /// is unused if neither is used. What the same container registers again is not asked for.
  public static let unusedOverrides = Verification(rawValue: 1 << 0)

  /// Keys that were resolved in a test's containers and that neither the test has registered nor
  /// the list beside this option names.
  public static let undeclaredResolutions = Verification(rawValue: 1 << 1)

  /// Answers of doubles that no call has got: rules, general answers and faults; not defaults.
  ///
  /// The test believes that something happens which does not. Answers in turn count as used once their
  /// first one was. Under Swift Testing, those that a test gives itself, in its file and from its line on, are a
  /// warning by default.
  public static let unusedAnswers = Verification(rawValue: 1 << 2)

  /// Calls of doubles that no verification has matched: neither `verify`, nor `called`, nor an order.
  public static let unverifiedCalls = Verification(rawValue: 1 << 3)

  /// Calls of doubles about which nothing was said: they had no answer, not even a default, and
  /// no verification has matched them.
  ///
  /// Of members with a result that is a failure anyway; this is for those that just return.
  public static let unexpectedCalls = Verification(rawValue: 1 << 4)

  /// Everything there is.
  public static let all: Verification = [
    .unusedOverrides, .undeclaredResolutions, .unusedAnswers, .unverifiedCalls, .unexpectedCalls,
  ]

  /// What is about test doubles.
  static let ofDoubles: Verification = [.unusedAnswers, .unverifiedCalls, .unexpectedCalls]

  /// Its options, one by one.
  var each: [Verification] {
    (0..<8).map { Verification(rawValue: 1 << $0) }.filter(contains)
  }
}

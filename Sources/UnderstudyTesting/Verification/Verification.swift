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
}

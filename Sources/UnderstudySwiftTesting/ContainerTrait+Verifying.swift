public import Understudy
public import UnderstudyTesting

extension ContainerTrait {
  /// Returns the trait with settings for the verification at the end of the case or suite.
  ///
  /// On a test the settings apply to that test; on a suite, to all tests in it, and to the
  /// registrations of the suite's own closures: these are verified when the suite ends, since one
  /// case that uses a registration is enough.
  ///
  /// ```swift
  /// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) }
  ///   .verifying(.unusedOverrides, severity: .error))
  /// func sells() throws { … }
  /// ```
  ///
  /// ``Verification/unusedOverrides``, if set here, also covers the registrations of the test's own
  /// code.
  ///
  /// - Parameters:
  ///   - verification: the checks to set; the others stay unchanged.
  ///   - severity: the severity of the issues found.
  ///   - keys: the keys that the test may resolve without registering them itself.
  public func verifying(
    _ verification: Verification,
    severity: Verification.Severity = .error,
    declaring keys: [Key] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ContainerTrait {
    var trait = self
    let site = SourceSite(fileID: fileID, line: line)
    trait.verification = VerificationSettings(
      verification,
      severity: severity,
      declaring: keys,
      at: site
    ).over(trait.verification)
    return trait
  }
}

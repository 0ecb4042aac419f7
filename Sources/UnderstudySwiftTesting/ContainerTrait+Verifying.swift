public import Understudy
public import UnderstudyTesting

extension ContainerTrait {
  /// The same trait, which also says what is verified when the case, or the suite, ends.
  ///
  /// On a test it holds for that test; on a suite, for all tests in it, and for what the suite's own
  /// closures register: that is judged when the suite ends, since one case that uses it is enough.
  ///
  /// ```swift
  /// @Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) }
  ///   .verifying(.unusedOverrides, severity: .error))
  /// func sells() throws { … }
  /// ```
  ///
  /// Asking for ``Verification/unusedOverrides`` judges also what the test's own code registers.
  ///
  /// - Parameters:
  ///   - verification: what it is about; the rest stays as it is.
  ///   - severity: what becomes of what is found.
  ///   - keys: what the test may resolve without a registration of its own.
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

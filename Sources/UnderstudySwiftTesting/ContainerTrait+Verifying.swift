import Understudy
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
  ///   - check: a check to set; those that are not named stay unchanged.
  ///   - more: further checks to set.
  ///   - severity: the severity of the issues found.
  ///   - types: the types that the test may resolve, under any name, without registering them
  ///     itself.
  public func verifying(
    _ check: Verification,
    _ more: Verification...,
    severity: IssueSeverity = .error,
    declaring types: [any Any.Type] = [],
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ContainerTrait {
    var trait = self
    let site = SourceSite(fileID: fileID, line: line)
    trait.verification = VerificationSettings(
      [check] + more,
      severity: severity,
      declaring: types,
      at: site
    ).over(trait.verification)
    return trait
  }
}

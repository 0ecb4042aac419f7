import Testing
import Understudy

@testable import UnderstudyInsight
@testable import UnderstudyModules
@testable import UnderstudyTesting

@Suite struct `The verification level that applies` {
  @Test(
    arguments: [
      Row(.block, nil, nil, nil, nil, .warning),
      Row(.test, nil, nil, nil, nil, .warning),
      Row(.suite, nil, nil, nil, nil, .ignore),
      Row(.hand, nil, nil, nil, nil, .ignore),
      Row(.block, nil, nil, nil, .error, .error),
      Row(.block, nil, nil, .ignore, .error, .ignore),
      Row(.block, nil, .error, .ignore, .warning, .error),
      Row(.block, .ignore, .error, .error, .error, .ignore),
      Row(.test, .error, .ignore, .ignore, .ignore, .error),
      Row(.hand, nil, nil, nil, .error, .error),
      Row(.hand, nil, .warning, nil, nil, .warning),
      Row(.suite, .error, .error, nil, nil, .ignore),
      Row(.suite, nil, .error, .warning, .error, .warning),
      Row(.suite, nil, nil, nil, .error, .error),
    ] as [Row]
  )
  func `is the innermost that has a setting`(row: Row) {
    let levels = VerificationLevels(
      container: settings(row.container),
      test: settings(row.test),
      suite: settings(row.suite),
      process: settings(row.process)
    )
    #expect(levels.unusedOverrides(by: row.origin) == row.verdict)
  }

  @Test func `reports nothing in a filtered run that a whole suite would show`() {
    let levels = VerificationLevels(suite: settings(.error), isFiltered: true)
    #expect(levels.unusedOverrides(by: .suite) == .ignore)
    #expect(levels.unusedOverrides(by: .test) == .error)
  }

  @Test func `applies to each check by itself, and collects declared types`() {
    let site = SourceSite()
    let test = VerificationSettings(
      [.unusedOverrides],
      severity: .ignore,
      declaring: [Letter.self],
      at: SourceSite(line: 1)
    )
    let suite = VerificationSettings(
      [.undeclaredResolutions],
      severity: .error,
      declaring: [Money.self],
      at: site
    )
    let levels = VerificationLevels(test: test, suite: suite)
    #expect(levels.unusedOverrides(by: .block) == .ignore)
    #expect(levels.undeclaredResolutions == .error)
    #expect(levels.siteOfUndeclared == site)
    #expect(levels.declared == [ObjectIdentifier(Letter.self), ObjectIdentifier(Money.self)])
    #expect(VerificationLevels().undeclaredResolutions == .ignore)
  }

  @Test func `has the request of the innermost level that asks for the check`() {
    let asking = VerificationSettings(
      [.undeclaredResolutions],
      severity: .error,
      at: SourceSite()
    )
    let request = ".container { … }.verifying(.undeclaredResolutions, severity: .error"
    var levels = VerificationLevels(process: asking)
    #expect(levels.requestForUndeclared.hasPrefix("Verification.setDefault("))
    levels.suite = asking
    #expect(levels.requestForUndeclared == request)
    levels.suite = VerificationSettings()
    levels.test = asking
    #expect(levels.requestForUndeclared == request)
    levels.container = asking
    #expect(levels.requestForUndeclared.hasPrefix("container.setVerification("))
  }

  @Test func `has its later setting for a check replace the earlier one`() {
    let site = SourceSite()
    let earlier = VerificationSettings(
      [.unusedOverrides, .undeclaredResolutions],
      severity: .error,
      at: site
    )
    let later = VerificationSettings([.unusedOverrides], severity: .ignore, at: site)
    #expect(later.over(earlier)[.unusedOverrides] == .ignore)
    #expect(later.over(earlier)[.undeclaredResolutions] == .error)
  }

  @Test(
    arguments: [
      (["/bin/tests.xctest"], false),
      (["/bin/tests.xctest", "--testing-library", "swift-testing"], false),
      (["/bin/tests.xctest", "--testing-library", "swift-testing", "--filter", "Sales"], true),
      (["tests", "--skip=Sales"], true),
      (["xctest", "-XCTest", "Sales/testSell", "tests.xctest"], true),
      (["xcodebuild", "-only-testing:Sales"], true),
      (["/bin/tests.xctest", "Tests.Sales/testSell"], true),
    ] as [([String], Bool)]
  )
  func `recognizes a filtered run by its arguments`(arguments: [String], isFiltered: Bool) {
    #expect(ProcessVerification.isFiltered(arguments) == isFiltered)
  }

  typealias Severity = IssueSeverity

  struct Row: Sendable {
    let origin: OverrideOrigin
    let container, test, suite, process: Severity?
    let verdict: Severity

    init(
      _ origin: OverrideOrigin,
      _ container: Severity?,
      _ test: Severity?,
      _ suite: Severity?,
      _ process: Severity?,
      _ verdict: Severity
    ) {
      self.origin = origin
      (self.container, self.test, self.suite, self.process) = (container, test, suite, process)
      self.verdict = verdict
    }
  }

  private func settings(_ severity: Severity?) -> VerificationSettings {
    severity.map { VerificationSettings([.unusedOverrides], severity: $0, at: SourceSite()) }
      ?? VerificationSettings()
  }
}

import TestSupport
import Testing
import Understudy

@testable import UnderstudyInsight
@testable import UnderstudyTesting

/// An override of a test's closures or body, or of its suite.
@Suite(.tags(.scenario29)) struct `An unused override of a test`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12")

  init() {
    container.register(Letter.self) { Letter(text: "live") }
  }

  @Test
  func `of a test's closure is checked when the test ends, one in the body only if asked for`()
    throws
  {
    scope.configuring(container)
    let line = UInt(#line) + 1
    container.register(Money.self, instance: Money(cents: 1))
    scope.configured(container, by: .test)
    container.register(Seat.self, instance: Seat(row: "A", number: 1))
    #expect(recorder.messages == [])
    scope.judge()
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
    #expect(recorder.issues.map(\.severity) == [.warning])
    #expect(
      recorder.messages.first?.hasPrefix(
        "The registration of Money in the container of \"sells a seat\" (SaleTests.swift:12) was never"
      ) == true
    )

    let strict = CollectingRecorder(isOnTestTask: true)
    let second = TestScope(of: "second", strict)
    let other = Container(label: "second", rules: nil, host: second)
    second.set(
      VerificationSettings([.unusedOverrides], severity: .error, at: SourceSite()),
      for: .test
    )
    second.configuring(other)
    second.configured(other, by: .test)
    other.register(Seat.self, instance: Seat(row: "A", number: 1))
    second.judge()
    #expect(strict.issues.map(\.severity) == [.error])
  }

  @Test func `is ignored where the container says so, and in its blocks`() throws {
    container.setVerification(.unusedOverrides, severity: .ignore)
    withContainer(container) {
      withContainer {
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
      }
      withContainer {
        $0.setVerification(.unusedOverrides, severity: .error)
        $0.register(Letter.self, instance: Letter(text: "dear"))
      } operation: {
      }
    }
    #expect(recorder.issues.map(\.severity) == [.error])
  }

  @Test func `of a suite counts as used if one case has used it`() throws {
    let suite = SuiteOverrides(of: "Sales")
    for isUsed in [false, true, false] {
      try runCase(in: suite, hasFailed: false) { container in
        if isUsed { _ = try container.resolve(Letter.self) }
      }
    }
    #expect(suite.judge(VerificationLevels()).isEmpty)
    let issues = suite.judge(asked)
    #expect(issues.map(\.site.line) == [Self.suiteLine + 1])
    #expect(
      issues.first?.message.hasPrefix(
        "The registration of Money in the containers of all cases of Sales was never used."
      ) == true
    )
    #expect(recorder.messages == [])
  }

  @Test func `of a suite is not checked by a case that failed, but may be used by it`() throws {
    let suite = SuiteOverrides(of: "Sales")
    try runCase(in: suite, hasFailed: true) { _ in }
    #expect(suite.judge(asked).isEmpty)
    try runCase(in: suite, hasFailed: true) { _ = try $0.resolve(Money.self) }
    try runCase(in: suite, hasFailed: false) { _ in }
    #expect(suite.judge(asked).map(\.site.line) == [Self.suiteLine])
  }

  /// What a suite asks for, whatever this run was asked for.
  private let asked = VerificationLevels(
    suite: VerificationSettings([.unusedOverrides], severity: .error, at: SourceSite())
  )

  private static let suiteLine = UInt(#line) + 10

  private func runCase(
    in suite: SuiteOverrides,
    hasFailed: Bool,
    _ body: (Container) throws -> Void
  ) throws {
    let scope = TestScope(of: "case", recorder)
    let container = Container(label: "case", rules: nil, host: scope)
    scope.configuring(container)
    container.register(Letter.self, instance: Letter(text: "dear"))
    container.register(Money.self, instance: Money(cents: 1))
    scope.configured(container, by: .suite)
    try body(container)
    if hasFailed { scope.waive(suites: [suite]) } else { scope.judge(suites: [suite]) }
  }
}

import TestSupport
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

/// Makes a test's cases one run of all rules: begins it, runs the cases that fail, and judges.
struct ConformanceTrait: TestTrait, TestScoping {
  let driver: Driver
  let flavour: Flavour

  /// Around the test as such, outside of all that its cases have.
  func scopeProvider(for test: Test, testCase: Test.Case?) -> ConformanceTrait? {
    testCase == nil ? self : nil
  }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let run = ConformanceRun(driver, flavour)
    try await ConformanceRun.$current.withValue(run) { try await function() }
    var reports: [String: [FailingCase.Report]] = [:]
    for rule in IsolationRule.all {
      for failingCase in rule.failingCases {
        reports[rule.name, default: []].append(try await report(of: failingCase, in: test))
      }
    }
    for rule in IsolationRule.all {
      guard let overlap = rule.overlap else { continue }
      run.noteOverlap(of: rule)
      for finding in try await findings(of: overlap, rule, in: test) { finding.record() }
    }
    for finding in run.judge(reports, watch: issues) { finding.record() }
    DriverCount.add(driver, flavour)
  }

  /// Runs a case that is to fail, as Swift Testing does.
  private func report(of failingCase: FailingCase, in test: Test) async throws -> FailingCase.Report
  {
    let trait: ContainerTrait =
      failingCase.isStrict
      ? .container(.strict) { try failingCase.configure($0) }
      : .container { try failingCase.configure($0) }
    let issues = KnownIssues()
    let stage = Stage()
    let layered = ContainerTrait.container { stage.container = $0 }
    try await issues.collect(isIntermittent: true) {
      try await layered.provideScope(for: test, testCase: nil) {
        try await trait.provideScope(for: test, testCase: nil) {
          stage.hasRun = true
          stage.container = Container.current
          try failingCase.body()
        }
      }
    }
    return FailingCase.Report(
      failures: issues.texts,
      hasRun: stage.hasRun,
      container: stage.container
    )
  }

  /// Runs two cases at the same time, with one trait.
  private func findings(
    of overlap: Overlap,
    _ rule: IsolationRule,
    in test: Test
  ) async throws -> [Findings.Finding] {
    let findings = Findings(on: "\(rule.name), two at once, \(driver), \(flavour)")
    let trait = ContainerTrait.container { try rule.prepare($0) }
    let (hasBegun, begun) = AsyncStream.makeStream(of: Never.self)
    let (hasEnded, ended) = AsyncStream.makeStream(of: Never.self)
    async let second: Void = {
      defer { ended.finish() }
      for await _ in hasBegun {}
      try await trait.provideScope(for: test, testCase: nil) {
        try await overlap.body(findings) {}
      }
    }()
    async let first: Void = {
      defer { begun.finish() }
      try await trait.provideScope(for: test, testCase: nil) {
        try await overlap.body(findings) {
          begun.finish()
          for await _ in hasEnded {}
        }
      }
    }()
    _ = try await (first, second)
    return findings.all
  }

  /// Runs something on this test, and takes what it is told.
  private func issues(_ body: () -> Void) -> [String] {
    let issues = KnownIssues()
    issues.collect(isIntermittent: true) { body() }
    return issues.texts
  }
}

extension Trait where Self == ConformanceTrait {
  static func conforming(_ driver: Driver, _ flavour: Flavour) -> ConformanceTrait {
    ConformanceTrait(driver: driver, flavour: flavour)
  }
}

extension Trial {
  /// Runs in the body of a case that cannot suspend.
  func perform() throws {
    let run = try #require(ConformanceRun.current)
    for finding in run.perform(self) { finding.record() }
  }

  /// Runs in the body of a case, on its actor.
  func perform() async throws {
    let run = try #require(ConformanceRun.current)
    for finding in await run.perform(self) { finding.record() }
  }
}

extension Findings.Finding {
  fileprivate func record() { Issue.record(text, at: site) }
}

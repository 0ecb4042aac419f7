import TestSupport
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// Every rule, in every way in which XCTest's methods get a container.
///
/// The methods are made and run here, inside of these, because rules are values and XCTest looks
/// for declarations. They count for nobody but for these.
final class XCTestConformance: XCTestCase {
  func testRulesHoldInSynchronousMethods() { runRules(.synchronous) }
  func testRulesHoldInAsynchronousMethods() { runRules(.asynchronous) }
  func testRulesHoldInMainActorMethods() { runRules(.mainActor) }

  private func runRules(_ flavour: Flavour) {
    for driver in Driver.all(of: .xcTest) {
      let run = ConformanceRun(driver, flavour)
      let findings = Findings(on: run.subject)
      let failures = perform(Trial.all(driver, flavour), of: run, findings)
      for failure in failures { findings.add("a method failed: \(failure)", at: SourceSite()) }
      var reports: [String: [FailingCase.Report]] = [:]
      for rule in IsolationRule.all {
        reports[rule.name] = rule.failingCases.map { report(of: $0, by: driver) }
      }
      let judged = run.judge(reports) { [self] body in
        watched(XCTestCase(name: "a method without a container") { _ in body() })
      }
      for finding in findings.all + judged { record(finding) }
    }
  }

  /// Runs each trial as a method of its own, in one suite.
  ///
  /// - Returns: how methods failed beside what they found.
  private func perform(_ trials: [Trial], of run: ConformanceRun, _ findings: Findings) -> [String]
  {
    let type = run.driver.methodType(isStrict: false)
    let suite = ClassSuite(of: type)
    for trial in trials {
      suite.addTest(
        type.init(name: trial.testDescription, testClosure: run.closure(for: trial, findings))
      )
    }
    return observed(by: run.driver, isStrict: false) { container in
      try run.driver.prepare("method", container)
    } during: {
      watched(suite)
    }
  }

  private func report(of failingCase: FailingCase, by driver: Driver) -> FailingCase.Report {
    let stage = Stage()
    var failingCase = failingCase
    let configure = failingCase.configure
    failingCase.configure = { container in
      stage.container = container
      try configure(container)
    }
    let body = failingCase.body
    let type = driver.methodType(isStrict: failingCase.isStrict)
    let method = type.init(name: "a failing case") { _ in
      stage.hasRun = true
      try body()
    }
    (method as? any Method)?.failingCase = failingCase
    let failures = observed(
      by: driver,
      isStrict: failingCase.isStrict,
      configure: failingCase.configure
    ) {
      watched(method)
    }
    return FailingCase.Report(failures: failures, hasRun: stage.hasRun, container: stage.container)
  }

  /// Runs tests and returns their failures: the place and the text of each.
  private func watched(_ test: XCTest) -> [String] {
    FailureObserver.failures(of: test).map { "\($0.file):\($0.line) \($0.message)" }
  }

  /// Lets the adapter's observer isolate methods meanwhile, if that is the driver.
  private func observed(
    by driver: Driver,
    isStrict: Bool,
    configure: @escaping @Sendable (Container) throws -> Void,
    during body: () -> [String]
  ) -> [String] {
    guard driver == .observer else { return body() }
    ContainerObserver.install(isStrict ? .strict : .lenient, configure: configure)
    defer { ContainerObserver.uninstall() }
    return body()
  }

  /// Fails this test. After an inner run XCTest knows of no current one, so `XCTFail` finds none.
  private func record(_ finding: Findings.Finding) {
    #if canImport(ObjectiveC)
      let location = XCTSourceCodeLocation(
        filePath: finding.site.filePath,
        lineNumber: Int(finding.site.line)
      )
      record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: finding.text,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
    #else
      recordFailure(
        withDescription: finding.text,
        inFile: finding.site.filePath,
        atLine: Int(finding.site.line),
        expected: true
      )
    #endif
  }
}

extension Driver {
  fileprivate func methodType(isStrict: Bool) -> XCTestCase.Type {
    switch self {
    case .baseClass: isStrict ? StrictBaseClassMethod.self : BaseClassMethod.self
    case .classFixture: isStrict ? StrictClassFixtureMethod.self : ClassFixtureMethod.self
    case .mixIn: MixInMethod.self
    case .observer: ObservedMethod.self
    case .suiteTrait, .suiteTraitInSeries, .testTrait, .mockTrait, .nestedTraits, .suiteContainer:
      preconditionFailure("\(self) is Swift Testing's")
    }
  }
}

extension ConformanceRun {
  /// What XCTest runs as the body of a method, as it does for one that is declared so.
  fileprivate func closure(
    for trial: Trial,
    _ findings: Findings
  ) -> (XCTestCase) throws -> Void {
    let closure: (XCTestCase) -> () throws -> Void
    switch flavour {
    case .synchronous:
      return { [self] _ in findings.add(perform(trial)) }
    case .asynchronous:
      closure = asyncTest { [self] (_: XCTestCase) in
        { findings.add(await self.perform(trial)) }
      }
    case .mainActor:
      closure = asyncTest { [self] (_: XCTestCase) in
        { @MainActor in findings.add(await self.perform(trial)) }
      }
    }
    return { method in try closure(method)() }
  }
}

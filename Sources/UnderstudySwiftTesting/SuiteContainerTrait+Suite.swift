import Testing
import Understudy
import UnderstudyTesting

/// The part of the trait that runs once around the suite.
extension SuiteContainerTrait {
  func runSuite(
    _ suite: Test,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let run = try await begin(suite)
    var failure: (any Error)?
    do {
      try await SuiteRun.$current.withValue(run) {
        // A suite is in no case, whatever code runs it.
        try await CaseRun.$current.withValue(nil) {
          try await withContainer(run.container) { try await function() }
        }
      }
    } catch {
      failure = error
    }
    // A new task, because this one may be cancelled; it inherits the current suite.
    await Task { await end(run) }.value
    if let failure { throw failure }
  }

  private func begin(_ suite: Test) async throws -> SuiteRun {
    let name = suite.readableName
    let scope = TestScope(
      testName: name,
      extent: .suite,
      within: SuiteRun.current?.scope,
      recorder: SwiftTestingRecorder(),
      reportedAs: TestIdentity.of(suite)
    )
    let ground = Ground(beneath: nil)
    let container =
      if let policy {
        ground.mock(policy, over: nil, label: name, host: scope)
      } else {
        ground.fork(label: name, host: scope)
      }
    // Registrations made before this point are not set-up's own.
    let before = container.fork()
    let outcome: SuiteRun.SetUp
    do {
      scope.configuring(container)
      try await withContainer(container) { try await setUp(container) }
      scope.configured(container, by: .suite)
      let template = container.fork(sharing: .builtInstances)
      outcome = .done(.init(template: template, additions: template.additions(to: before)))
    } catch {
      if Task.isCancelled {
        await Task {
          await container.close()
          await scope.end()
        }.value
        throw error
      }
      outcome = .failed(text(of: error, in: scope))
    }
    scope.reportSetUp()
    return SuiteRun(
      of: identity,
      container: container,
      scope: scope,
      setUp: outcome,
      outer: SuiteRun.current
    )
  }

  private func end(_ run: SuiteRun) async {
    if run.ready != nil {
      do {
        try await withContainer(run.container) { try await tearDown(run.container) }
      } catch {
        let text =
          "The tear-down of the container of suite \(run.scope.nameInText) failed: \(error)"
          + "\n  fix: handle the error in tearDown:, or correct the clean-up that fails."
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
      }
    }
    run.scope.judge()
    await run.scope.end()
    run.scope.reportUsage()
  }

  private func text(of error: any Error, in scope: TestScope) -> String {
    "The set-up of the container of suite \(scope.nameInText) failed, so no test in it runs: "
      + "\(error)\n  fix: correct the closure of .suiteContainer { … }, which threw this error. Its "
      + "tearDown: does not run either."
  }
}

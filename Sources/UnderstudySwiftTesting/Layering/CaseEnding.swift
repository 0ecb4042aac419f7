import Testing
import Understudy
import UnderstudyTesting

/// The end of a case: closes its containers and records issues from outside its task, whatever
/// happened inside.
struct CaseEnding: Sendable {
  let testCase: Test.Case?
  let caseRun: CaseRun
  private var test: Test { caseRun.known.test }

  /// Runs the function and then ends the case.
  func follow(_ function: @concurrent @Sendable () async throws -> Void) async throws {
    let watch = caseRun.watch
    // If no test is running, there are no issues to watch.
    guard !caseRun.isWatched, Test.current != nil else { return try await run(function, watch) }
    let own: @Sendable () -> FailureWatch? = { watch }
    try await FailureWatch.watch(test, testCase, telling: own) {
      try await run(function, watch)
    }
  }

  private func run(
    _ function: @concurrent @Sendable () async throws -> Void,
    _ watch: FailureWatch
  ) async throws {
    var failure: (any Error)?
    do { try await withinTimeLimit(function) } catch { failure = error }
    // The framework records an exceeded time limit where observers do not see it.
    let isTimedOut = Task.isCancelled && caseRun.known.hasTimeLimit
    if isTimedOut || (failure != nil && !Task.isCancelled) { watch.noteFailure() }
    await end(watch, isWhole: failure == nil && !Task.isCancelled, hasThrown: failure != nil)
    if let failure { throw failure }
  }

  /// Reports to the scope when the framework cancels the case for its time limit.
  private func withinTimeLimit(
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard caseRun.known.hasTimeLimit else { return try await function() }
    caseRun.scope.noteTimeLimit()
    try await withTaskCancellationHandler {
      try await function()
    } onCancel: {
      caseRun.scope.exceedTimeLimit()
    }
  }

  private func end(_ watch: FailureWatch, isWhole: Bool, hasThrown: Bool) async {
    let scope = caseRun.scope
    scope.recordKept()
    let suites = SuiteTraits.current?.overridesOfLayers ?? []
    if isWhole, !watch.hasFailed {
      scope.judge(suites: suites)
    } else {
      scope.waive(suites: suites)
      if watch.hasFailed { scope.recordHints() }
    }
    if !hasThrown { scope.recordCaughtMisses() }
    // Closing resets the doubles, so the report on them comes first.
    var report = watch.hasFailed ? scope.report() : nil
    if !caseRun.endIfIdle() {
      // A new task, because this one may be cancelled; it inherits the current test.
      await Task { await caseRun.end() }.value
    }
    scope.reportUsage()
    if report == nil, watch.hasFailed { report = scope.report() }
    guard let report, Test.current != nil else { return }
    for remark in watch.takeRemarks() {
      StandardError.write("\(scope.nameInText) failed; \(remark)")
    }
    Attachment.record(report, named: test.reportName, sourceLocation: test.sourceLocation)
  }
}

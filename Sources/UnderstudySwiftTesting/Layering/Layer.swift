import Testing
import Understudy
import UnderstudyTesting

/// One layer of a case: a container, and the closure that fills it.
struct Layer: Sendable {
  let make: @Sendable (Ground, _ scope: TestScope) throws -> Container
  var configure: @Sendable (Container) async throws -> Void = { _ in }
  /// The origin of that closure: a test or a suite.
  var origin = OverrideOrigin.test

  /// Runs the function inside the layer. The first layer of a case begins and ends its run.
  func provide(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    if let run = CaseRun.around(test) {
      return try await perform(function, on: Ground(beneath: run), of: run)
    }
    let run = CaseRun(of: test)
    let ending = CaseEnding(testCase: testCase, caseRun: run)
    try await CaseRun.$current.withValue(run) {
      try await ending.follow {
        try await perform(function, on: Ground(beneath: nil), of: run)
      }
    }
  }

  private func perform(
    _ function: @concurrent @Sendable () async throws -> Void,
    on ground: Ground,
    of run: CaseRun
  ) async throws {
    let container = try make(ground, run.scope)
    run.keep(container)
    try await withContainer(container) {
      run.scope.configuring(container)
      try await configure(container)
      run.scope.configured(container, by: origin, around: ground.enclosing(in: run))
      try await function()
    }
  }
}

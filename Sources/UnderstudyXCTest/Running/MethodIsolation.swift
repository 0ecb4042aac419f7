import Understudy
import UnderstudyTesting
import XCTest

/// The container of one method, from before its set-up until after its tear-down.
final class MethodIsolation: Sendable {
  let scope: TestScope
  let container: Container
  private let recorder: MethodRecorder
  private let state = Lock(State())

  /// The state that the observer needs.
  private struct State {
    /// The container in the slot before.
    var previous: Container?
    /// Whether a call in the method is responsible for its end.
    var isTaken = false
    /// The layers made by calls in the method: the scope holds them weakly, and they have to exist
    /// when it ends.
    var layers: [Container] = []
  }

  init(
    of method: XCTestCase,
    policy: MockPolicy?,
    over fixture: ClassFixture? = nil,
    checkingLeaks leakCheck: LeakCheck? = nil
  ) {
    recorder = MethodRecorder(for: method)
    scope = TestScope(
      testName: method.name,
      within: fixture?.scope,
      recorder: recorder,
      reportedAs: TestIdentity.of(method)
    )
    // Before the container is made, which records its ancestors for the check.
    if let leakCheck { scope.checkLeaks(leakCheck, sparing: method) }
    let rules = policy?.rules
    container =
      fixture?.template.layer(rules: rules, label: method.name, host: scope)
      ?? Container(label: method.name, rules: rules ?? LiveAccess.inProcess.rules, host: scope)
  }

  var isOnTestTask: Bool { recorder.isOnTestTask }

  func keep(_ layer: Container) { state.withLock { $0.layers.append(layer) } }

  /// Records an issue that belongs to no method.
  func take(_ issue: ContainerIssue) {
    if isOnTestTask {
      scope.deliver(issue)
    } else if !scope.keep(issue) {
      issue.recordOutside(of: nil)
    }
  }

  /// Runs the body with the container current, on its task and off it.
  static func occupy(_ container: Container, _ body: (Container) -> Void) {
    let previous = TestRun.fillSlot(container)
    withContainer(container) { body(container) }
    TestRun.fillSlot(previous)
  }

  /// Ends the isolation while XCTest still accepts failures for the method.
  ///
  /// - Returns: whether everything has ended within its limit.
  func end(_ method: XCTestCase, within limits: ClosingLimits) -> Bool {
    if !method.hasFailed, !method.isSkipped, !scope.hasKept {
      scope.judge()
    } else {
      scope.waive(suites: [])
    }
    // Kept issues are recorded as failures of their own.
    let isFailing = method.hasFailed || scope.hasKept
    if isFailing {
      scope.noteFailure()
      scope.recordHints()
    }
    let report = isFailing ? scope.report(withIssues: false) : nil
    // Code that a clean-up hook starts outside the task uses the container, too.
    let previous = TestRun.fillSlot(container)
    let isInTime = scope.endHere(within: limits)
    TestRun.fillSlot(previous)
    if method.hasFailed { method.attach(report ?? scope.report(), scope.remarks) }
    return isInTime
  }
}

// MARK: - On behalf of the observer

extension MethodIsolation {
  /// Makes the container current for a method that does not isolate itself.
  func begin(_ method: XCTestCase, _ plan: RunObserver.Plan) {
    let slot = TestRun.fillSlot(container)
    state.withLock { $0.previous = slot }
    // The last of the blocks to run, and the last that is certain to run while XCTest accepts
    // failures for the method. The container stays open for the tear-down that follows.
    method.addTeardownBlock { [weak self] in
      guard let self, !state.withLock(\.isTaken) else { return }
      recorder.settle(scope)
    }
    do {
      try withContainer(container) { try container.fill(plan.configure) }
    } catch let skip as XCTSkip {
      method.fail(
        "\(method.name) was not skipped: the closure of ContainerObserver.install threw XCTSkip "
          + "(\(skip.message ?? "no reason given"))."
          + "\n  The method runs anyway: an observer cannot skip it."
          + "\n  fix: throw XCTSkip(\"…\") in setUpWithError() or setUp() async throws, or in the method, "
          + "which must be marked throws."
      )
    } catch {
      method.fail(
        "The container of \(method.name) could not be configured: \(error)"
          + "\n  The method runs anyway: an observer cannot stop it."
          + "\n  fix: correct the closure of ContainerObserver.install, which threw this error."
      )
    }
  }

  /// Leaves the end to a call in the method.
  func beTaken() { state.withLock { $0.isTaken = true } }

  /// Ends the isolation when XCTest accepts no more failures for the method.
  func endLate() {
    recorder.goOutside { scope.endHere(within: ClosingLimits()) }
    scope.reportUsage()
    giveBackSlot()
  }

  func giveBackSlot() {
    let previous = state.withLock { state in
      defer { state.previous = nil }
      return state.previous
    }
    TestRun.fillSlot(previous)
  }
}

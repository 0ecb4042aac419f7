import Understudy
import UnderstudyTesting
import XCTest

/// The fixture that a class's methods share: one container, which class set-up fills.
///
/// It is in the slot from before the class's set-up until after its tear-down. Each method gets a
/// fork of ``template``, which is taken when the first one starts, so that instances that shared
/// objects build later do not depend on the order of methods.
final class ClassFixture: Sendable {
  private struct State {
    var failure: (any Error)?
    var previous: Container?
    var template: Container?
  }

  private let name: String
  let scope: TestScope
  private let container: Container
  private let state = Lock(State())

  init(of type: ContainerTestCase.Type) {
    name = "\(type)"
    scope = TestScope(
      testName: name,
      extent: .suite,
      recorder: ProcessRecorder(),
      reportedAs: TestIdentity.of(type)
    )
    let policy = type.policy ?? RunObserver.shared.plan?.policy
    let rules = policy?.rules ?? LiveAccess.inProcess.rules
    container = Container(label: name, rules: rules, host: scope)
  }

  /// The reason no method can run, if there is one.
  var failure: (any Error)? { state.withLock(\.failure) }

  /// The results of class set-up, as methods get them.
  var template: Container {
    if let template = state.withLock(\.template) { return template }
    // Methods run one after another, so no other one makes it meanwhile.
    let template = container.fork(sharing: .builtInstances)
    state.withLock { $0.template = template }
    return template
  }

  func setUp(_ type: ContainerTestCase.Type) {
    let previous = TestRun.fillSlot(container)
    state.withLock { $0.previous = previous }
    do {
      try withContainer(container) {
        try container.fill(type.configureClass)
        try spinRunLoop(while: "\(name).prepareClass") { [container] in
          try await type.prepareClass(container)
        }
      }
    } catch {
      state.withLock { $0.failure = error }
    }
    scope.reportSetUp()
  }

  /// Records, on the running method, the issues from outside the task of class set-up.
  func recordKept() { scope.recordKept() }

  func end() {
    if failure == nil { scope.judge() }
    scope.endHere(within: ClosingLimits())
    scope.reportUsage()
    let previous = state.withLock { state in
      defer { state.previous = nil }
      return state.previous
    }
    TestRun.fillSlot(previous)
  }
}

import Testing
import Understudy
import UnderstudyTesting

/// One run of a suite that has a container: what its set-up has made, for the cases in it.
///
/// Reached through the task, as ``CaseRun`` is. Nested suites link to those around them.
final class SuiteRun: Sendable {
  @TaskLocal static var current: SuiteRun?

  /// What set-up has left behind.
  struct Ready: Sendable {
    /// Taken when set-up had ended: what the suite's objects build later is not in it.
    let template: Container
    /// What set-up has registered.
    let additions: Container.Additions
  }

  enum SetUp: Sendable {
    case done(Ready)
    /// With what each case is told.
    case failed(String)
  }

  let trait: SuiteContainerTrait.Identity
  let container: Container
  let scope: TestScope
  let setUp: SetUp
  let outer: SuiteRun?

  init(
    of trait: SuiteContainerTrait.Identity,
    container: Container,
    scope: TestScope,
    setUp: SetUp,
    outer: SuiteRun?
  ) {
    self.trait = trait
    self.container = container
    self.scope = scope
    self.setUp = setUp
    self.outer = outer
  }

  var ready: Ready? {
    guard case .done(let ready) = setUp else { return nil }
    return ready
  }

  /// The run that a trait has begun around this task.
  static func of(_ trait: SuiteContainerTrait.Identity) -> SuiteRun? {
    var next = current
    while let run = next {
      if run.trait === trait { return run }
      next = run.outer
    }
    return nil
  }
}

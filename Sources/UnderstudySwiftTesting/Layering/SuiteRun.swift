import Testing
import Understudy
import UnderstudyTesting

/// A run of a suite that has a container, with its set-up's results for the cases in it.
///
/// Reached through the task, like ``CaseRun``. Nested suites link to the enclosing ones.
final class SuiteRun: Sendable {
  @TaskLocal static var current: SuiteRun?

  /// The results of set-up.
  struct Ready: Sendable {
    /// The container as it was when set-up ended; instances that the suite's objects build later
    /// are not in it.
    let template: Container
    /// The registrations of set-up.
    let additions: Container.Additions
  }

  enum SetUp: Sendable {
    case done(Ready)
    /// Set-up failed, with the text that each case reports.
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

  /// Returns the run that a trait has begun around this task.
  static func of(_ trait: SuiteContainerTrait.Identity) -> SuiteRun? {
    var next = current
    while let run = next {
      if run.trait === trait { return run }
      next = run.outer
    }
    return nil
  }
}

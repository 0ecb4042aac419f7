public import Testing
public import Understudy
public import UnderstudyTesting

extension SuiteTrait where Self == SuiteContainerTrait {
  /// Sets a container up once for the whole suite; each case gets a fork of it.
  ///
  /// For what is expensive to make and is not changed by tests: a case shares *exactly what set-up
  /// has built*, the very instances. State that a test puts on one of them is there for the others.
  /// What a test registers or builds itself stays in its fork, which ends with the case.
  ///
  /// ```swift
  /// @Suite(.suiteContainer { container in
  ///   container.register(HallPlan.self) { try HallPlan(parsing: plan) }
  ///   _ = try container.resolve(HallPlan.self)  // built here, so shared
  /// })
  /// struct SeatingTests { … }
  /// ```
  ///
  /// If set-up throws, each case fails once with that text, and neither its body nor tear-down runs;
  /// the container is closed all the same. If tear-down throws, that is an issue of the suite.
  ///
  /// - Parameters:
  ///   - policy: what the suite's container and those on it refuse; left out, what is around decides.
  ///   - setUp: registers and builds; called once, before the first case, with the container current.
  ///   - tearDown: cleans up after the last case, with the container current, also when the run is
  ///     cancelled. Then the container is closed.
  public static func suiteContainer(
    _ policy: MockPolicy? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ setUp: @escaping @Sendable (Container) async throws -> Void,
    tearDown: @escaping @Sendable (Container) async throws -> Void = { _ in }
  ) -> SuiteContainerTrait {
    SuiteContainerTrait(
      policy: policy,
      setUp: setUp,
      tearDown: tearDown,
      sourceLocation: sourceLocation
    )
  }
}

public import Testing
public import Understudy
public import UnderstudyTesting

extension SuiteTrait where Self == SuiteContainerTrait {
  /// Sets a container up once for the whole suite; each case gets a fork of it.
  ///
  /// Use it for instances that are expensive to make and that tests do not change: cases share
  /// *exactly what set-up has built*, the same instances. State that a test stores in one of them
  /// is visible to the others. The registrations and instances of a test itself stay in its fork,
  /// which ends with the case.
  ///
  /// ```swift
  /// @Suite(.suiteContainer { container in
  ///   container.register(HallPlan.self) { try HallPlan(parsing: plan) }
  ///   _ = try container.resolve(HallPlan.self)  // built here, so shared
  /// })
  /// struct SeatingTests { … }
  /// ```
  ///
  /// If set-up throws, each case fails once with that error's text, and neither its body nor
  /// tear-down runs; the container is still closed. If tear-down throws, that is an issue of the
  /// suite.
  ///
  /// - Parameters:
  ///   - policy: the policy of the suite's container and its forks; if omitted, the enclosing one
  ///     applies.
  ///   - setUp: registers and builds; called once, before the first case, with the container
  ///     current.
  ///   - tearDown: cleans up after the last case, with the container current, also when the run is
  ///     cancelled. Then the container is closed.
  /// - Returns: the trait.
  public static func suiteContainer(
    _ policy: MockPolicy? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ setUp: @escaping @Sendable @concurrent (Container) async throws -> Void,
    tearDown: @escaping @Sendable @concurrent (Container) async throws -> Void = { _ in }
  ) -> SuiteContainerTrait {
    SuiteContainerTrait(
      policy: policy,
      setUp: setUp,
      tearDown: tearDown,
      sourceLocation: sourceLocation
    )
  }
}

public import Testing
import Understudy
import UnderstudyTesting

/// A trait that sets up a container once for a suite, and gives each case a fork:
/// `.suiteContainer { } tearDown: { }`.
///
/// Cases share what set-up built, and nothing built later. Nested suites and all their cases use
/// the same set-up. The suite's container is closed last, after tear-down.
// A test's trait too, because Swift Testing passes recursive traits on to tests and traps on
// others; `.suiteContainer` itself is available for suites alone.
public struct SuiteContainerTrait: SuiteTrait, TestTrait, TestScoping {
  /// The identity of a trait: a suite's trait is passed on to everything nested in it.
  final class Identity: Sendable {}

  let identity = Identity()
  let policy: MockPolicy?
  let setUp: @Sendable (Container) async throws -> Void
  let tearDown: @Sendable (Container) async throws -> Void
  let sourceLocation: SourceLocation

  /// `true`: the trait applies to everything nested in a suite.
  public var isRecursive: Bool { true }

  /// Provides a scope around suites and around cases; around a test itself there is nothing to do.
  ///
  /// - Parameters:
  ///   - test: the test or suite that runs.
  ///   - testCase: the case of it; `nil` for the test or suite as a whole.
  /// - Returns: the trait for a suite or a case; `nil` for a test as a whole.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> SuiteContainerTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a suite or a case with the suite's container, or a fork of it.
  ///
  /// - Parameters:
  ///   - test: the test or suite that runs.
  ///   - testCase: the case of it; `nil` for the test or suite as a whole.
  ///   - function: runs the test.
  /// - Throws: what the test or the set-up throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    if let testCase {
      try await provideLayer(for: test, testCase, performing: function)
    } else if SuiteRun.of(identity) != nil
      || SuiteRun.current?.ready == nil && SuiteRun.current != nil
    {
      try await function()
    } else {
      try await runSuite(test, performing: function)
    }
  }
}

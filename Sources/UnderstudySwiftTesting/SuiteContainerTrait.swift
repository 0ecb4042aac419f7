public import Testing
import Understudy
import UnderstudyTesting

/// Gives a suite a container that is set up once, and each case in it a fork of that:
/// `.suiteContainer { } tearDown: { }`.
///
/// A case shares exactly what set-up has built, and nothing that is built afterwards, by whomever.
/// Nested suites and all their cases stand on the same set-up. The suite's container is closed after
/// tear-down, last of all.
// A test's trait too, because Swift Testing hands recursive traits on to tests and traps on others;
// `.suiteContainer` itself is there for suites alone.
public struct SuiteContainerTrait: SuiteTrait, TestTrait, TestScoping {
  /// Tells traits apart: a suite's trait is handed on to all that is nested in it.
  final class Identity: Sendable {}

  let identity = Identity()
  let policy: MockPolicy?
  let setUp: @Sendable (Container) async throws -> Void
  let tearDown: @Sendable (Container) async throws -> Void
  let sourceLocation: SourceLocation

  public var isRecursive: Bool { true }

  /// Around suites and around cases; between them, around a test as such, there is nothing to do.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> SuiteContainerTrait? {
    test.isSuite || testCase != nil ? self : nil
  }

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

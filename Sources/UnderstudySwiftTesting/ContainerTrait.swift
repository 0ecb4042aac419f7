public import Testing
import Understudy
import UnderstudyTesting

/// Gives each test case a container of its own: `.container`, `.container { }`, `.mockContainer`.
///
/// On a suite it holds for every case in it, nested suites included. Each argument of a
/// parameterised test and each repetition is a case with a container of its own. Layers nest:
/// suite, test, then `withContainer` in the body; each starts from a fork of the one around it.
///
/// ```swift
/// @Suite(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
/// struct SaleTests {
///   @Test(.container { $0.register((any PaymentGateway).self, instance: GatewayStub()) })
///   func sells() async throws { … }
/// }
/// ```
///
/// When the case ends, its containers are closed, and issues noticed off its task are recorded.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
  enum Base: Sendable {
    case enclosing
    case mock(MockPolicy, over: @Sendable () -> Container?)
  }

  let base: Base
  let configure: @Sendable (Container) async throws -> Void

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let enclosing = Container.override
    if let scope = enclosing?.sink as? TestScope, scope.testID == "\(test.id)" {
      try await run(in: container(around: enclosing, scope: scope), function)
    } else {
      try await runOutermost(test, around: enclosing, function)
    }
  }

  /// The first layer of a case owns its scope and ends it, whatever happened inside.
  private func runOutermost(
    _ test: Test,
    around enclosing: Container?,
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let scope = TestScope(
      testName: test.readableName,
      testID: "\(test.id)",
      recorder: SwiftTestingRecorder()
    )
    do {
      try await run(in: container(around: enclosing, scope: scope), function)
    } catch {
      await scope.end()
      throw error
    }
    await scope.end()
  }

  private func run(
    in container: Container,
    _ function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withContainer(container) {
      try await configure(container)
      try await function()
    }
  }

  private func container(around enclosing: Container?, scope: TestScope) -> Container {
    switch base {
    case .enclosing:
      enclosing.map {
        $0.fork(
          sharing: .registrations,
          label: scope.testName,
          rules: $0.rules,
          sink: scope
        )
      } ?? Container(label: scope.testName, rules: nil, sink: scope)
    case .mock(let policy, let over):
      Container.mock(
        policy.rules,
        over: over(),
        beneath: enclosing,
        label: scope.testName,
        sink: scope
      )
    }
  }
}

extension Test {
  /// What messages call the test: its name and its line.
  fileprivate var readableName: String {
    "\(displayName ?? name), \(sourceLocation.fileName):\(sourceLocation.line)"
  }
}

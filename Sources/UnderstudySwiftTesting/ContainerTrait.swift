public import Testing
import Understudy
import UnderstudyTesting

/// Gives each test case a container of its own: `.container`, `.container { }`, `.mockContainer`.
///
/// On a suite it holds for every case in it, nested suites included. Each argument of a
/// parameterised test and each repetition is a case with a container of its own. Layers nest:
/// suite, test, then `withContainer` in the body. Each is a fork of the one around it that shares
/// what the closures of the case have built so far; no case shares with another.
///
/// ```swift
/// @Suite(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
/// struct SaleTests {
///   @Test(.container { $0.register((any PaymentGateway).self, instance: GatewayStub()) })
///   func sells() async throws { … }
/// }
/// ```
///
/// When the case ends, by whatever way, its containers are closed, and issues noticed off its task
/// are recorded. To a case that has failed, the state of its containers is attached as
/// `container.txt`.
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
    try await layer.provide(for: test, testCase: testCase, performing: function)
  }

  private var layer: Layer {
    Layer(
      make: { [base] ground, scope in
        switch base {
        case .enclosing:
          ground.fork(label: scope.testName, sink: scope)
        case .mock(let policy, let over):
          ground.mock(policy, over: over(), label: scope.testName, sink: scope)
        }
      },
      configure: configure
    )
  }
}

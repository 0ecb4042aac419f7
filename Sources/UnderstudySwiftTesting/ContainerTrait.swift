public import Testing
import Understudy
import UnderstudyTesting

/// A trait that gives each test case its own container: `.container`, `.container { }`,
/// `.mockContainer`.
///
/// On a suite it applies to every case in it, nested suites included. Each argument of a
/// parameterised test and each repetition is a case with a container of its own. Layers nest:
/// suite, test, then `withContainer` in the body. Each is a fork of the enclosing one that shares
/// the instances built so far by the closures of the case; cases share nothing with each other.
///
/// ```swift
/// @Suite(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
/// struct SaleTests {
///   @Test(.container { $0.register((any PaymentGateway).self, instance: GatewayStub()) })
///   func sells() async throws { … }
/// }
/// ```
///
/// When the case ends, in whatever way, its containers are closed, and issues from outside its task
/// are recorded. If the case has failed, the state of its containers is attached as `container-`
/// followed by the names of its file and test, such as `container-SaleTests-sells.txt`.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
  enum Base: Sendable {
    case enclosing
    case origin(@Sendable () throws -> Container)
    case mock(MockPolicy, over: @Sendable () throws -> Container?)
    case preset(ContainerPreset, over: @Sendable () throws -> Container?)
  }

  let base: Base
  let configure: @Sendable (Container) async throws -> Void
  /// The settings of ``verifying(_:_:severity:declaring:fileID:line:)``.
  var verification = VerificationSettings()
  /// The settings of ``checkingLeaks(allowing:severity:fileID:filePath:line:column:)``.
  var leakCheck: LeakCheck?
  /// Whether it is around all cases of a parameterised test.
  private var isAroundCases = false

  init(base: Base, configure: @escaping @Sendable (Container) async throws -> Void) {
    self.base = base
    self.configure = configure
  }

  /// `true`: the trait applies to everything nested in a suite.
  public var isRecursive: Bool { true }

  /// Provides a scope around suites, parameterised tests and cases.
  ///
  /// A suite's registrations are verified at its end. The failures of a parameterised test are noticed
  /// for all its cases at once.
  ///
  /// - Parameters:
  ///   - test: the test or suite that runs.
  ///   - testCase: the case of it; `nil` for the test or suite as a whole.
  /// - Returns: the trait for a suite or a case; for a test as a whole only if it is parameterised.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> ContainerTrait? {
    if testCase != nil || test.isSuite { return self }
    guard test.isParameterized else { return nil }
    var trait = self
    trait.isAroundCases = true
    return trait
  }

  /// Runs a suite or a case with the registrations of the trait.
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
    if isAroundCases { return try await KnownTest.run(test, function) }
    if test.isSuite { return try await SuiteTraits.run(test, function) }
    let isOfSuite = SuiteTraits.isNextLayerOfSuite
    try await layer(isOfSuite: isOfSuite).provide(for: test, testCase: testCase) {
      try await SuiteTraits.nextLayer(function)
    }
  }

  private func layer(isOfSuite: Bool) -> Layer {
    Layer(
      make: { [base, verification, leakCheck] ground, scope in
        scope.set(verification, for: isOfSuite ? .suite : .test)
        if let leakCheck { scope.checkLeaks(leakCheck) }
        return switch base {
        case .enclosing:
          ground.fork(label: scope.testName, host: scope)
        case .origin(let origin):
          ground.fork(of: try origin(), label: scope.testName, host: scope)
        case .mock(let policy, let over):
          ground.mock(policy, over: try over(), label: scope.testName, host: scope)
        case .preset(let preset, let over):
          ground.mock(
            preset.policy,
            over: try over(),
            label: scope.testName,
            host: scope,
            filledBy: preset
          )
        }
      },
      configure: configure,
      origin: isOfSuite ? .suite : .test
    )
  }
}

import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `An unused answer` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let scope: TestScope
  private let container: Container

  init() {
    scope = TestScope(testName: "sells", file: #fileID, line: #line, recorder: recorder)
    container = Container(label: scope.testName, rules: nil, host: scope)
  }

  @Test func `is a warning at its line by default, though its stub and its block are freed`() throws
  {
    let line = #line + 4
    withContainer(container) {
      withContainer {
        let gateway = GatewayStub()
        gateway.charging.returns(Receipt(id: "r1"))
        $0.register(gateway, as: (any PaymentGateway).self)
      } operation: {
      }
    }
    #expect(recorder.unusedAnswers.isEmpty)
    scope.judge()
    let issue = try #require(recorder.unusedAnswers.first)
    #expect(recorder.unusedAnswers.count == 1)
    #expect(issue.severity == .warning)
    #expect(issue.site.line == line)
    #expect(
      issue.message == """
        An answer for GatewayStub.charge(_:card:) was given but never used: the member was \
        not called.
          fix: make the code under test call it, or remove the answer.
        """
    )
  }

  @Test(
    arguments: [
      (false, false, "make the code under test call it, or remove the answer."),
      (false, true, "make the code under test call it, or remove the answer."),
      (true, true, "make the code under test call it with these arguments, correct the arguments"),
      (true, false, "other answers took these calls: remove one of the answers"),
    ]
  )
  func `has a fix that depends on the calls`(isCalled: Bool, isRule: Bool, fix: String) {
    #expect(CallList.fixOfUnusedAnswer(isCalled: isCalled, isRule: isRule).hasPrefix(fix))
  }

  @Test func `whose calls a later one has taken is said to be in vain`() async throws {
    let gateway = GatewayStub()
    gateway.charging.when(.any, "42").returns(Receipt(id: "early"))
    gateway.charging.when(.any, "42").returns(Receipt(id: "later"))
    let line = #line - 1
    container.register(gateway, as: (any PaymentGateway).self)
    #expect(try await gateway.charge(Money(cents: 1), card: "42") == Receipt(id: "later"))
    scope.judge()
    #expect(recorder.unusedAnswers.count == 1)
    let text = recorder.unusedAnswers.first?.message
    let fix =
      "fix: the answer at UnderstudyTestingTests/UnusedAnswerTests.swift:\(line) took"
    #expect(text?.contains(fix) == true)
  }

  @Test func `is a warning where its stub lives in the container until the end`() {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"))
    container.register(gateway, as: (any PaymentGateway).self)
    scope.judge()
    #expect(recorder.unusedAnswers.map(\.severity) == [.warning])
  }

  @Test(arguments: [false, true])
  func `that another one replaced is reported at its line, if the test gave both`(isAsked: Bool)
    throws
  {
    let gateway = GatewayStub()
    let line = #line + 2
    for _ in 0..<3 {
      gateway.charging.throws(.declined)
      gateway.charging.returns(Receipt(id: "r1"))
    }
    container.register(gateway, as: (any PaymentGateway).self)
    if isAsked { container.verify(.unusedAnswers) } else { scope.judge() }
    #expect(
      recorder.unusedAnswers.map(\.severity)
        == Array(repeating: isAsked ? .error : .warning, count: 2)
    )
    let issue = try #require(recorder.unusedAnswers.first { $0.message.contains("replaced") })
    #expect(issue.site.line == line)
    #expect(
      issue.message == """
        An answer for GatewayStub.charge(_:card:) was given but never used: it was replaced at \
        UnderstudyTestingTests/UnusedAnswerTests.swift:\(line + 1).
          fix: to give one after the other, write replies(.throws(error), .returns(value)); if it is a default, \
        give it with byDefault(_:); otherwise remove it.
        """
    )
  }

  @Test(arguments: [false, true])
  func `that another one replaced is a warning of a test that fails`(isFreed: Bool) {
    var gateway: GatewayStub? = GatewayStub()
    gateway?.charging.throws(.declined)
    gateway?.charging.returns(Receipt(id: "r1"))
    gateway.map { container.register($0, as: (any PaymentGateway).self) }
    gateway = nil
    if isFreed { container.unregister(GatewayStub.self) }
    if isFreed { container.unregister((any PaymentGateway).self) }
    scope.waive(suites: [])
    scope.recordHints()
    #expect(recorder.unusedAnswers.map(\.severity) == [.warning])
    #expect(recorder.unusedAnswers.first?.message.contains("it was replaced at") == true)
  }

  @Test func `that another one replaced is none if a set-up gave it, or a call received it`()
    async throws
  {
    let gateway = GatewayStub()
    let file: StaticString = "UnderstudyTestingTests/SetUp.swift"
    gateway.charging.throws(.declined, fileID: file, line: 1)
    gateway.charging.returns(Receipt(id: "r1"))
    container.register(gateway, as: (any PaymentGateway).self)
    _ = try await gateway.charge(Money(cents: 1), card: "42")
    gateway.charging.throws(.declined)
    _ = try? await gateway.charge(Money(cents: 1), card: "42")
    gateway.charging.returns(Receipt(id: "r2"))
    _ = try await gateway.charge(Money(cents: 1), card: "42")
    scope.judge()
    #expect(recorder.unusedAnswers.isEmpty)
  }

  @Test func `is not reported once a call has got it`() async throws {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"))
    container.register(gateway, as: (any PaymentGateway).self)
    _ = try await gateway.charge(Money(cents: 1), card: "42")
    scope.judge()
    #expect(recorder.unusedAnswers.isEmpty)
  }

  @Test func `is reported once for a line that runs often`() {
    for _ in 1...3 {
      let gateway = GatewayStub()
      gateway.charging.returns(Receipt(id: "r1"))
      container.fork().register(gateway, as: (any PaymentGateway).self)
    }
    scope.judge()
    #expect(recorder.unusedAnswers.count == 1)
  }

  @Test(
    arguments: [
      ("OtherTests/Equipment.swift", 1),
      (#fileID, UInt.max),
    ] as [(StaticString, UInt)]
  )
  func `is not reported where it is in another file, or above the test`(
    file: StaticString,
    testLine: UInt
  ) {
    let scope = TestScope(testName: "sells", file: #fileID, line: testLine, recorder: recorder)
    let container = Container(label: scope.testName, rules: nil, host: scope)
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"), fileID: file, line: #line)
    container.register(gateway, as: (any PaymentGateway).self)
    scope.judge()
    #expect(recorder.unusedAnswers.isEmpty)
  }

  @Test func `is not reported where the stub or the test turns the check off`() {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"))
    gateway.charging.setVerification(.unusedAnswers, severity: .ignore)
    container.register(gateway, as: (any PaymentGateway).self)
    scope.judge()
    #expect(recorder.unusedAnswers.isEmpty)
  }

  @Test func `is not reported in a test that has failed`() {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"))
    container.register(gateway, as: (any PaymentGateway).self)
    scope.waive(suites: [])
    #expect(recorder.unusedAnswers.isEmpty)
  }
}

// MARK: - Fixtures

extension CollectingRecorder {
  var unusedAnswers: [ContainerIssue] {
    issues.filter { $0.message.hasPrefix("An answer for") }
  }
}

import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `An unused answer that another one overrules` {
  private let recorder = CollectingRecorder(isOnTestTask: true)
  private let scope: TestScope
  private let container: Container

  init() {
    scope = TestScope(testName: "sells", file: #fileID, line: #line, recorder: recorder)
    container = Container(label: scope.testName, rules: nil, host: scope)
  }

  @Test(arguments: [false, true])
  func
    `for all arguments, after one for some that took the calls, is told of a test that fails, too`(
      isFreed: Bool
    ) async throws
  {
    var gateway: GatewayStub? = GatewayStub()
    gateway?.charging.when(.any, "42").returns(Receipt(id: "early"))
    let line = #line - 1
    gateway?.charging.returns(Receipt(id: "later"))
    gateway.map { container.register($0, as: (any PaymentGateway).self) }
    let receipt = try await gateway?.charge(Money(cents: 1), card: "42")
    #expect(receipt == Receipt(id: "early"))
    gateway = nil
    if isFreed { container.unregister(GatewayStub.self) }
    if isFreed { container.unregister((any PaymentGateway).self) }
    scope.recordHints()
    let issue = try #require(recorder.unusedAnswers.first)
    #expect(recorder.unusedAnswers.count == 1)
    #expect(issue.severity == .warning)
    #expect(issue.site.line == line + 2)
    #expect(
      issue.message.hasSuffix(
        """
        fix: the answer after .when(…) at UnderstudyTestingTests/OverruledAnswerTests.swift:\(line) took these calls, \
        as it has priority over one for all arguments: remove one of the answers, or make the code under test call the member more often or with \
        other arguments.
        """
      )
    )
  }

  @Test
  func
    `for all arguments, before one for some that took the calls, is not told of a test that fails`()
    async throws
  {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "general"))
    gateway.charging.when(.any, "42").returns(Receipt(id: "special"))
    container.register(gateway, as: (any PaymentGateway).self)
    #expect(try await gateway.charge(Money(cents: 1), card: "42") == Receipt(id: "special"))
    scope.recordHints()
    #expect(recorder.unusedAnswers.isEmpty)
  }
}

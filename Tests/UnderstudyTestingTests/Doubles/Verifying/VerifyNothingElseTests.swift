import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct VerifyNothingElseTests {
  let host = IssueCollector()
  let mailer = MailerSpy()
  let clock = ClockStub()

  init() {
    for member in mailer.members + clock.members {
      (member as? any AttachedDouble)?.attach(host: host)
    }
    clock.nowing.returns(1)
  }

  @Test func `a test with every call verified passes`() async throws {
    try await mailer.send(Letter(text: "a"), to: "ada")
    _ = clock.now()
    mailer.sends.verify(with: .any, "ada")
    clock.nowing.verify()
    mailer.sends.verifyNoMoreCalls()
    mailer.verifyNoMoreCalls()
    verifyNoMoreCalls(mailer, clock)
    #expect(host.messages == [])
  }

  @Test func `unverified calls are listed in order, across doubles`() async throws {
    try await mailer.send(Letter(text: "a"), to: "ada")
    _ = clock.now()
    try await mailer.send(Letter(text: "b"), to: "bob")
    mailer.sends.verify(with: .any, "ada")
    let line: UInt = #line
    mailer.sends.verifyNoMoreCalls()
    mailer.verifyNoMoreCalls()
    verifyNoMoreCalls(mailer, clock)
    let one = """
      Expected no other calls, but 1 was made:
      - send(Letter(text: "b"), to: bob)
        fix: verify each expected call before this line, with verify(…) or verifyOrder(…) (reading its calls is not enough), or keep the code under test from making others.
      """
    #expect(
      host.messages == [
        one, one,
        """
        Expected no other calls, but 2 were made:
        - now()
        - send(Letter(text: "b"), to: bob)
          fix: verify each expected call before this line, with verify(…) or verifyOrder(…) (reading its calls is not enough), or keep the code under test from making others.
        """,
      ]
    )
    #expect(host.issues.map(\.site) == (1...3).map { SourceSite(line: line + $0) })
  }

  @Test func `the issue goes to the test whose double has unverified calls`() {
    let (other, spy) = (IssueCollector(), Spy<Int>("ring(_:)"))
    spy.attach(host: other)
    spy.call(1)
    verifyNoMoreCalls(clock, Bell(rings: spy))
    #expect(host.issues.isEmpty)
    #expect(other.issues.count == 1)
  }

  @Test(arguments: [1, 2]) func `ten of many calls are listed`(more: Int) {
    for _ in 1...(10 + more) { _ = clock.now() }
    clock.verifyNoMoreCalls()
    #expect(host.messages.first?.contains("- now()\n- … and \(more) more\n") == true)
  }
}

// MARK: - Fixtures

private struct Bell: TestDouble {
  let rings: Spy<Int>
  var members: [any DoubleMember] { [rings] }
}

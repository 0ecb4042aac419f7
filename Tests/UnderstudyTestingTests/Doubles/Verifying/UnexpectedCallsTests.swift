import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Unexpected calls`: RecordedTestSuite {
  let test = RecordedTest("loads", label: "stage")

  init() {
    let settings = VerificationSettings([.unexpectedCalls], severity: .error, at: .init())
    scope.set(settings, for: .test)
  }

  private func stub() -> Stub<Int, Int?, Never> { withContainer(container) { Stub("load(_:)") } }

  @Test func `include calls without any answer`() {
    let stub = stub()
    _ = stub.call(1)
    scope.judge()
    #expect(recorder.messages.map { $0.prefix(9) } == ["No answer", "1 call to"])
  }

  @Test func `exclude calls that the real object has answered`() {
    let stub = stub()
    _ = stub.call(1, real: 1)
    scope.judge()
    #expect(recorder.messages.isEmpty)
  }

  @Test func `are reported again by each explicit check`() {
    let rings = withContainer(container) { Spy<Int>("ring(_:)") }
    rings.call(1)
    scope.judge()
    rings.setVerification(.unexpectedCalls, severity: .error)
    scope.judge()
    #expect(recorder.issues.count == 2)
  }
}

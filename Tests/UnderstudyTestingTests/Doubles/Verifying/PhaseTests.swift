import TestSupport
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Sealed doubles` {
  let host = IssueCollector()
  private let bell = BellStub()

  init() { bell.rings.attach(host: host) }

  @Test func `fail the test at the disallowedAt for each call, and answer it`() {
    bell.ring(1)
    let line = UInt(#line) + 1
    bell.disallowFurtherCalls()
    bell.ring(2)
    #expect(
      host.messages == [
        """
        ring(2) was called, but ring(_:) disallows further calls.
          fix: find out what calls it so late, or disallow calls later; allowFurtherCalls() allows them again.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
    #expect(bell.callHistory == ["ring(1)", "ring(2)"])
  }

  @Test(arguments: [true, false])
  func `are allowed again after allowFurtherCalls and a reset`(isReset: Bool) {
    bell.disallowFurtherCalls()
    isReset ? bell.reset() : bell.allowFurtherCalls()
    bell.ring(1)
    #expect(host.issues.isEmpty)
  }

  @Test func `stay disallowed when calls or answers are cleared`() {
    bell.rings.disallowFurtherCalls()
    bell.clearCalls()
    bell.rings.clearAnswers()
    bell.ring(1)
    #expect(host.issues.count == 1)
  }
}

@Suite struct `Checkpoints` {
  let host = IssueCollector()
  private let bell = BellStub()

  init() { bell.rings.attach(host: host) }

  @Test func `list unverified calls, and start over`() {
    bell.rings.returns()
    for number in 1...3 { bell.ring(number) }
    bell.rings.verify(with: 2)
    let line = UInt(#line) + 1
    bell.checkpoint()
    #expect(
      host.messages == [
        """
        2 calls to BellStub were not verified before this checkpoint:
        - ring(1)
        - ring(3)
          fix: verify the expected calls first; clearCalls() clears calls without checking them.
        """
      ]
    )
    #expect(host.issues.map(\.site.line) == [line])
    #expect(bell.callHistory.isEmpty)
    bell.checkpoint()
    #expect(host.issues.count == 1)
  }

  @Test func `report nothing where all calls are verified, and keep answers`() {
    let stub = Stub<Int, Int, Never>("load(_:)")
    stub.attach(host: host)
    stub.returns(1, 2)
    #expect(stub.call(7) == 1)
    stub.verify(with: 7)
    Loading(loads: stub).checkpoint()
    #expect(stub.call(7) == 2)
    #expect(host.issues.isEmpty)
    #expect(stub.calls.count == 1)
  }

  @Test func `lose no call between verifying and clearing`() async {
    let spy = Spy<Int>("ring(_:)")
    spy.attach(host: host)
    async let calls: Void = Task.detached { for number in 0..<2_000 { await spy.call(number) } }
      .value
    var seen = 0
    while seen < 2_000 { seen += spy.takeUnverified().count }
    await calls
    #expect(seen == 2_000)
  }
}

// MARK: - Fixtures

private final class BellStub: TestDouble {
  let rings = Spy<Int>("ring(_:)")
  var members: [any DoubleMember] { [rings] }
  func ring(_ number: Int) { rings.call(number) }
}

private struct Loading: TestDouble {
  let loads: Stub<Int, Int, Never>
  var members: [any DoubleMember] { [loads] }
}

import Testing
import Understudy
import UnderstudyTesting

@testable import UnderstudySwiftTesting

@Suite struct `A test without a container` {
  private var isKnown: Bool { RunRecorder().isInTestWithoutContainer }

  @Test func `is known as one in its case, and not in a detached task`() async {
    #expect(isKnown)
    #expect(await Task.detached { RunRecorder().isInTestWithoutContainer }.value == false)
  }

  @Test(.container) func `is none that has the trait`() { #expect(!isKnown) }

  @Suite(.container) struct `in a suite that has one` {
    @Test func `is none`() { #expect(!RunRecorder().isInTestWithoutContainer) }
  }
}

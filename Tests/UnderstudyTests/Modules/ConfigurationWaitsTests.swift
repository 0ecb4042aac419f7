import Testing

@testable import Understudy
@testable import UnderstudyModules

@Suite final class `Configurations that wait for others` {
  var waits = ConfigurationWaitGraph()

  @Test func `may not form a cycle, however long`() {
    #expect(adds([1], for: 2))
    #expect(adds([2, 7], for: 3))
    #expect(!adds([3], for: 1))
    #expect(!adds([3, 9], for: 7))
    #expect(adds([3, 9], for: 4))
    #expect(!adds([8, 1], for: 8))
  }

  @Test func `are forgotten as often as they were added`() {
    #expect(adds([1], for: 2))
    #expect(adds([1], for: 2))
    waits.remove([1], for: 2)
    #expect(!adds([2], for: 1))
    waits.remove([1], for: 2)
    #expect(waits.isEmpty)
    #expect(adds([2], for: 1))
  }

  private func adds(_ waiters: Set<UInt64>, for target: UInt64) -> Bool {
    waits.add(waiters, for: target)
  }
}

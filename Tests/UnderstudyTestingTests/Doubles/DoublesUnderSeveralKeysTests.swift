import TestSupport
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Doubles under several keys` {
  let container = Container(label: "test")

  @Test func `are reset once when they have no members`() {
    let fake = PlainBell()
    container.register(fake, as: (any Bell).self)
    container.reset()
    #expect(fake.resets.count == 1)
  }

  // Which of the two keys comes first differs from run to run, and so does with whose member the
  // double might be confused.
  @Test func `are reset as a whole when a member is registered beside them`() throws {
    let double = Pair()
    for number in 0..<8 {
      container.register(Spy<Int>.self, name: "\(number)", instance: double.rings)
    }
    container.register(Pair.self, instance: double)
    let before = container.snapshot()
    double.beats.call(1)
    try container.restore(before)
    #expect(double.callHistory.isEmpty)

    double.beats.call(2)
    container.reset()
    #expect(double.callHistory.isEmpty)
  }

  @Test func `of two types that share their first member are both reset`() {
    let first = Pair()
    let second = Triple(rings: first.rings)
    container.register(Pair.self, instance: first)
    container.register(Triple.self, instance: second)
    first.beats.call(1)
    second.tolls.call(2)
    container.reset()
    #expect(first.callHistory.isEmpty)
    #expect(second.callHistory.isEmpty)
  }
}

// MARK: - Fixtures

private protocol Bell: Sendable {}
private final class PlainBell: Bell, TestDouble {
  let resets = Counter()
  func reset() { resets.add() }
}
private struct Pair: TestDouble {
  let rings = Spy<Int>("ring(_:)")
  let beats = Spy<Int>("beat(_:)")
}
private struct Triple: TestDouble {
  let rings: Spy<Int>
  let tolls = Spy<Int>("toll(_:)")
}

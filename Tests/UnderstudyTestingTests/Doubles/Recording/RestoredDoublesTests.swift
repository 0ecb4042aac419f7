import Foundation
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `Doubles in a snapshot` {
  let container = Container(label: "test")
  private let till = TillDouble()

  init() { container.register(till, as: (any Till).self) }

  @Test func `get their calls and answers back when it is restored`() throws {
    till.openings.returns("before")
    _ = till.open(1)
    let before = container.snapshot()
    till.openings.returns("after")
    till.openings.when(3).returns("rule")
    till.openings.fails(with: CancellationError(), rate: 1, seed: 1)
    till.disallowFurtherCalls()
    till.allowFurtherCalls()
    _ = till.open(2)

    try container.restore(before)
    #expect(till.callHistory == ["open(1)"])
    #expect([3, 4].map { till.open($0) } == ["before", "before"])
  }

  @Test func `continue a sequence where it was`() throws {
    till.openings.returns("1", "2", "3")
    _ = till.open(1)
    let before = container.snapshot()
    #expect([till.open(2), till.open(3)] == ["2", "3"])
    for _ in 0..<2 {
      try container.restore(before)
      #expect([till.open(2), till.open(3)] == ["2", "3"])
    }
  }

  @Test func `get their calls and answers back after an operation on a snapshot`() throws {
    till.openings.byDefault("x")
    container.withSnapshot { _ = till.open(1) }
    #expect(till.callHistory.isEmpty)
    #expect(till.open(2) == "x")
  }

  @Test func `get their state back when they are ready-made`() {
    let store = InMemoryKeyValueStore(["seat": 1])
    let uuid = IncrementingUUID()
    let date = FixedDate(step: .seconds(1))
    let random = SeededRandomNumberGenerator(seed: 7)
    for double in [store, uuid, date, random] as [any TestDouble] {
      container.registerUnderItsType(double)
    }
    store["seat"] = 2
    let numbers = [random.next()]
    let later = container.withSnapshot {
      store["seat"] = 3
      date.now += 60
      _ = (uuid(), date.now)
      return random.next()
    }
    #expect(store.contents["seat"] as? Int == 2)
    #expect(store.writes.calls.count == 1)
    #expect(uuid() == IncrementingUUID.number(1))
    #expect(date.now == FixedDate().now)
    #expect(random.next() == later)
    #expect(numbers != [later])
  }

  @Test func `get their state back when they are in a bundle`() {
    let doubles = DeterministicDoubles(seed: 7)
    container.register(DeterministicDoubles.self, instance: doubles)
    let later = container.withSnapshot { (doubles.uuid(), doubles.random.next()) }
    #expect(doubles.uuid() == later.0)
    #expect(doubles.random.next() == later.1)
  }

  @Test func `are left alone when they were registered later`() throws {
    let before = container.snapshot()
    let later = TillDouble()
    container.register((any Till).self, instance: later)
    later.openings.byDefault("x")
    _ = later.open(1)
    try container.restore(before)
    #expect(later.callHistory.count == 1)
  }

  @Test func `keep their call numbers in order with those of other doubles`() throws {
    till.openings.byDefault("x")
    let before = container.snapshot()
    let other = Spy<Int>("other(_:)")
    container.register(Spy<Int>.self, instance: other)
    _ = till.open(1)
    other.call(1)
    try container.restore(before)
    _ = till.open(2)
    #expect(try #require(till.openings.calls.first).order > #require(other.calls.first).order)
  }
}

// MARK: - Fixtures

extension Container {
  fileprivate func registerUnderItsType(_ double: some TestDouble) {
    register(type(of: double), instance: double)
  }
}

private protocol Till: Sendable { func open(_ number: Int) -> String? }
private struct TillDouble: Till, TestDouble {
  let openings = Stub<Int, String?, any Error>("open(_:)")
  func open(_ number: Int) -> String? { try? openings.call(number) }
}

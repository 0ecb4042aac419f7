import Testing

@testable import Understudy
@testable import UnderstudyTesting

@Suite struct `The totals of a journal` {
  private var totals = ResolveTotals()

  @Test mutating func `count resolves by container, failed ones included`() {
    totals.add(.of(0, in: 1))
    totals.add(.of(0, in: 2, outcome: .failed(.blockedByFirewall)))
    totals.add(.of(1, in: 1))
    totals.add(.of(0, in: 1, outcome: .failed(.factoryFailed)))
    #expect(totals.uses.map(\.key) == [0, 0, 1])
    #expect(totals.uses.map(\.container) == [1, 2, 1])
    #expect(totals.uses.map(\.resolves) == [2, 1, 1])
    #expect(totals.uses.map(\.given) == [1, 0, 1])
    #expect(totals.uses.map(\.refused) == [0, 1, 0])
  }

  @Test mutating func `give a factory its own time alone, and name what it has resolved`() {
    // 0 needs 1 twice, and 2, which needs 1 as well.
    totals.add(.of(1, for: 0, wasBuilt: true, nanoseconds: 10))
    totals.add(.of(1, for: 2, nanoseconds: 1))
    totals.add(.of(2, for: 0, wasBuilt: true, nanoseconds: 20))
    totals.add(.of(1, for: 0, nanoseconds: 1))
    totals.add(.of(0, wasBuilt: true, nanoseconds: 100))
    #expect(totals.keys.map(\.needs) == [[1, 2], [], [1]])
    #expect(totals.keys.map(\.building) == [69, 10, 19] as [Int64])
    #expect(totals.keys.map(\.builds) == [1, 1, 1])
  }

  @Test mutating func `count the time of a factory that failed, and none where there was none`() {
    totals.add(.of(1, for: 0, outcome: .failed(.dependencyNotRegistered), nanoseconds: 3))
    totals.add(.of(0, outcome: .failed(.dependencyNotRegistered), nanoseconds: 10))
    totals.add(.of(2, outcome: .failed(.factoryFailed), nanoseconds: 5))
    #expect(totals.keys.map(\.building) == [7, 0, 5] as [Int64])
    #expect(totals.keys.map(\.builds) == [0, 0, 0])
  }

  @Test mutating func `never fall below zero where resolves ran side by side`() {
    for key in [1, 2] as [Int32] {
      totals.add(.of(key, for: 0, wasBuilt: true, nanoseconds: 90))
    }
    totals.add(.of(0, wasBuilt: true, nanoseconds: 100))
    #expect(totals.keys[0].building == 0)
  }

  @Test(arguments: [1, 3, 100])
  func `cover entries that were dropped, whatever the limit`(limit: Int) {
    var ring = JournalRing(limit: limit, isTotalled: true)
    for number in 0..<10 { ring.add(.of(Int32(number % 2), in: 1, wasBuilt: number < 4)) }
    #expect(ring.totals.uses.map(\.key) == [0, 1])
    #expect(ring.totals.uses.map(\.resolves) == [5, 5])
    #expect(ring.totals.keys.map(\.builds) == [2, 2])
  }
}

extension JournalRecord {
  fileprivate static func of(
    _ key: KeyTallies.Number,
    in container: UInt64 = 1,
    for asker: KeyTallies.Number = -1,
    outcome: Journal.Entry.Outcome = .given,
    wasBuilt: Bool = false,
    nanoseconds: Int64 = 0
  ) -> JournalRecord {
    JournalRecord(
      key: key,
      asker: asker,
      outcome: outcome,
      wasBuilt: wasBuilt,
      duration: .nanoseconds(nanoseconds),
      container: container,
      label: nil,
      site: nil
    )
  }
}

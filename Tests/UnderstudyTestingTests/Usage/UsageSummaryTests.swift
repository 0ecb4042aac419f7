import Testing

@testable import Understudy
@testable import UnderstudyTesting

@Suite struct `What a test used` {
  private var totals = ResolveTotals()
  private var tallies = KeyTallies()

  /// The summary, with a source for each key and container.
  private func summary(
    reported: Set<Key> = [],
    _ source: (Key, UInt64) -> KeySource?
  ) -> UsageSummary {
    UsageSummary(totals, tallies, in: "Tests", reported: reported, source: source)
  }

  private mutating func resolve(
    _ type: any Any.Type,
    in container: UInt64 = 1,
    for asker: (any Any.Type)? = nil,
    _ outcome: Journal.Entry.Outcome = .given,
    wasBuilt: Bool = false
  ) {
    totals.add(
      JournalRecord(
        key: tallies.number(of: Key(type)),
        asker: asker.map { tallies.number(of: Key($0)) } ?? -1,
        outcome: outcome,
        wasBuilt: wasBuilt,
        container: container,
        label: nil,
        site: ShortSite(file: "Theatre/Office.swift", line: UInt(container))
      )
    )
  }

  @Test mutating func `is one entry for a key that is the same in all containers`() {
    for container in 1...3 as ClosedRange<UInt64> {
      resolve(Seat.self, in: container, wasBuilt: true)
    }
    #expect(
      summary { _, _ in KeySource(site: nil) }.keys
        == [.init(key: "Seat", use: .real, resolves: 3, builds: 3)]
    )
  }

  @Test mutating func `is one entry for each use of a key, the first with what all of them took`() {
    resolve(Seat.self, in: 1, .failed(.dependencyNotRegistered))
    resolve(Seat.self, in: 2, wasBuilt: true)
    resolve(Seat.self, in: 3)
    resolve(Seat.self, in: 4, .failed(.dependencyNotRegistered))
    let summary = summary { _, container in
      [2: KeySource(site: nil), 3: KeySource(site: nil, hasDouble: true)][container]
    }
    #expect(
      summary.keys == [
        .init(key: "Seat", use: .unregistered, resolves: 2),
        .init(key: "Seat", use: .real, resolves: 1, builds: 1),
        .init(key: "Seat", use: .doubled, resolves: 1),
      ]
    )
  }

  @Test mutating func `has nothing of what containers make themselves, unless it is registered`() {
    resolve(Provider<Seat>.self)
    resolve(Lazy<Seat>.self)
    let none = summary { _, _ in nil }
    #expect(none.keys.isEmpty)
    let registered = summary { _, _ in KeySource(site: nil) }
    #expect(registered.keys.map(\.key) == ["Provider<Seat>", "Lazy<Seat>"])
  }

  @Test mutating func `is real where it was returned and its container is gone`() {
    resolve(Seat.self)
    #expect(summary { _, _ in nil }.keys.map(\.use) == [.real])
  }

  @Test mutating func `decides on what is live, once for each key`() {
    for _ in 1...2 { resolve(Seat.self) }
    resolve(Letter.self, in: 2)
    resolve(Money.self, in: 3, .failed(.blockedByFirewall))
    let summary = summary(reported: [Key(Letter.self)]) { _, _ in
      KeySource(site: nil, isLive: true)
    }
    #expect(
      summary.live == [
        .init(key: "Seat", decision: .allowed, site: "Theatre/Office.swift:1"),
        .init(key: "Letter", decision: .reported, site: "Theatre/Office.swift:2"),
        .init(key: "Money", decision: .refused, site: "Theatre/Office.swift:3"),
      ]
    )
  }

  @Test mutating func `blames a refusal on the live key, not on those that need it`() {
    resolve(Seat.self, for: Letter.self, .failed(.blockedByFirewall))
    resolve(Letter.self, .failed(.blockedByFirewall))
    let summary = summary { key, _ in KeySource(site: nil, isLive: key == Key(Seat.self)) }
    #expect(summary.live.map(\.key) == ["Seat"])
    #expect(summary.keys.map(\.needs) == [[], ["Seat"]])
  }

  @Test mutating func `names an instance that was built from something live elsewhere`() {
    resolve(Letter.self, .failed(.blockedByFirewall))
    #expect(summary { _, _ in KeySource(site: nil) }.live.map(\.key) == ["Letter"])
    let reported = summary(reported: [Key(Seat.self), Key(Money.self)]) { _, _ in nil }
    #expect(reported.live.suffix(2).map(\.key) == ["Money", "Seat"])
    #expect(reported.live.suffix(2).map(\.decision) == [.reported, .reported])
  }
}

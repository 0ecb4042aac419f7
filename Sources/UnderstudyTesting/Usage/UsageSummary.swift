import Understudy

/// Tells from the records of a test's journal what it used.
struct UsageSummary {
  /// The keys, in the order of their first resolves; a key twice if it was a double in one container
  /// and real in another.
  private(set) var keys: [UsageRecord.KeyUsage] = []
  private(set) var live: [UsageRecord.LiveUse] = []

  /// The index in `keys` of a key's first use, by its number.
  private var places: [Int?]

  /// - Parameters:
  ///   - totals: what the records add up to.
  ///   - tallies: the keys that the numbers of `totals` stand for.
  ///   - module: the test's module.
  ///   - reported: the live keys whose use was an issue of the test.
  ///   - source: returns how the container of that identity provides a key.
  init(
    _ totals: ResolveTotals,
    _ tallies: KeyTallies,
    in module: Substring,
    reported: Set<Key>,
    source: (Key, UInt64) -> KeySource?
  ) {
    places = [Int?](repeating: nil, count: totals.keys.count)
    keys.reserveCapacity(totals.uses.count)
    let names = KeyName.all(of: totals.keys.indices.map { tallies.key(Int32($0)) })
    var mentioned: Set<Key> = []
    for use in totals.uses {
      let key = tallies.key(use.key)
      let source = source(key, use.container)
      // What a container makes itself is no dependency; what it then resolves is.
      if source == nil, key.isDerived { continue }
      let name = names[Int(use.key)]
      // What was returned was registered, in a container that is gone.
      let kind =
        source == nil && use.given > 0
        ? .real : KeyUse(source, isAbstract: name.isAbstract, in: module)
      add(use, name.text, kind, totals) { names[Int($0)].text }
      guard let decision = Self.decision(on: use, kind, totals, isReported: reported.contains(key))
      else { continue }
      mentioned.insert(key)
      add(.init(key: name.text, decision: decision, site: use.site?.site.escaped))
    }
    guard reported.count > mentioned.count || !reported.isSubset(of: mentioned) else { return }
    // Those in instances that were built elsewhere: nothing has resolved them here.
    for key in reported.subtracting(mentioned).sorted(by: { "\($0)" < "\($1)" }) {
      live.append(.init(key: KeyName.of(key).text, decision: .reported))
    }
  }

  private mutating func add(
    _ use: ResolveTotals.Use,
    _ name: EscapedText,
    _ kind: KeyUse,
    _ totals: ResolveTotals,
    nameOf: (KeyTallies.Number) -> EscapedText
  ) {
    let number = Int(use.key)
    let first = places[number]
    if let first,
      let known = keys[first...].firstIndex(where: { $0.key == name && $0.use == kind })
    {
      keys[known].resolves += use.resolves
      return
    }
    var usage = UsageRecord.KeyUsage(key: name, use: kind, resolves: use.resolves)
    // The time of a key is that of all its uses, and said once.
    let isSaid = first.map { keys[$0...].contains { $0.key == name && $0.use != .unregistered } }
    if kind != .unregistered, isSaid != true {
      let total = totals.keys[number]
      (usage.builds, usage.building) = (total.builds, total.building)
      usage.needs = total.needs.map(nameOf)
    }
    places[number] = first ?? keys.count
    keys.append(usage)
  }

  private mutating func add(_ use: UsageRecord.LiveUse) {
    let isKnown = live.contains { $0.key == use.key && $0.decision == use.decision }
    if !isKnown { live.append(use) }
  }

  /// - Returns: `nil` if the use concerns nothing live.
  private static func decision(
    on use: ResolveTotals.Use,
    _ kind: KeyUse,
    _ totals: ResolveTotals,
    isReported: Bool
  ) -> UsageRecord.Decision? {
    let isRefused = use.refused > 0 && use.given == 0
    guard kind == .live else {
      // An instance that was built from something live, if no factory here has asked for that.
      return isRefused && totals.isInnermostRefusal(use) ? .refused : nil
    }
    if isRefused { return .refused }
    return isReported ? .reported : .allowed
  }
}

extension ResolveTotals {
  /// Whether none of the keys that its factory resolved was refused.
  fileprivate func isInnermostRefusal(_ use: Use) -> Bool {
    let needs = keys[Int(use.key)].needs
    return !uses.contains { $0.refused > 0 && needs.contains($0.key) }
  }
}

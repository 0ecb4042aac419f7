import Understudy

/// What the records of a journal add up to: how often each key was resolved and built, how long its
/// factory ran, and which keys that resolved.
///
/// Invariants: a key's totals are at the index of its number in `keys`. Its uses, one for each
/// container, form a list that starts at `firstUse`.
struct ResolveTotals {
  /// The totals of a key.
  struct OfKey {
    fileprivate(set) var builds = 0
    /// The keys that its factory has resolved, in the order of their first resolve.
    fileprivate(set) var needs: [KeyTallies.Number] = []
    fileprivate var nanoseconds: Int64 = 0
    fileprivate var firstUse = -1

    /// The time in its factory, without the resolves that this made, in nanoseconds.
    ///
    /// Resolves that a factory makes at the same time may take longer in total than the factory.
    var building: Int64 { max(0, nanoseconds) }
  }

  /// The resolves of a key in one container.
  struct Use {
    let key: KeyTallies.Number
    /// The container's ``Understudy/Container/identity``.
    let container: UInt64
    /// The site of the first resolve.
    let site: ShortSite?
    /// The number of resolves, failed ones included.
    fileprivate(set) var resolves = 0
    /// The number of those that returned an instance.
    fileprivate(set) var given = 0
    /// The number of those that failed because a key, this or one that its factory needs, is live.
    fileprivate(set) var refused = 0
    fileprivate var next = -1
  }

  private(set) var keys: [OfKey] = []
  /// The uses, in the order of each one's first record.
  private(set) var uses: [Use] = []

  /// - Parameter capacity: the number of keys to make room for at once.
  init(capacity: Int = 0) {
    keys.reserveCapacity(capacity)
    uses.reserveCapacity(capacity)
  }

  /// Adds a record; those of one journal in their order.
  mutating func add(_ record: JournalRecord) {
    let (key, index) = (Int(record.key), use(of: record))
    uses[index].resolves += 1
    var hasRun = record.wasBuilt
    switch record.outcome {
    case .given: uses[index].given += 1
    case .failed(let kind):
      if kind == .blockedByFirewall { uses[index].refused += 1 }
      hasRun = kind != .dependencyNotRegistered || !keys[key].needs.isEmpty
    }
    if record.wasBuilt { keys[key].builds += 1 }
    let spent = record.duration.nanoseconds
    if hasRun { keys[key].nanoseconds += spent }
    guard record.asker >= 0 else { return }
    let asker = Int(record.asker)
    makeRoom(for: asker)
    keys[asker].nanoseconds -= spent
    if !keys[asker].needs.contains(record.key) { keys[asker].needs.append(record.key) }
  }

  /// Returns the index of the use that a record belongs to.
  private mutating func use(of record: JournalRecord) -> Int {
    let key = Int(record.key)
    makeRoom(for: key)
    var index = keys[key].firstUse
    while index >= 0 {
      if uses[index].container == record.container { return index }
      index = uses[index].next
    }
    uses.append(Use(key: record.key, container: record.container, site: record.site))
    uses[uses.count - 1].next = keys[key].firstUse
    keys[key].firstUse = uses.count - 1
    return uses.count - 1
  }

  private mutating func makeRoom(for key: Int) {
    while keys.count <= key { keys.append(OfKey()) }
  }
}

extension Duration {
  /// The whole nanoseconds.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

/// The scopes of one container by identity, in the order in which they were opened.
///
/// An identity is *free*, *opening* (taken by a caller that is still filling the scope, invisible
/// to others) or *open*. Invariant: each identity has at most one scope, from before it is made
/// until it ends.
///
/// Hashing and comparing identities runs user code, which must not happen under the owner's lock:
/// so this type works with hashes and numbers alone, and the caller compares the ``Candidates``
/// itself. What it releases it returns, so that the owner can release it outside its lock.
struct OpenScopes<Scope: AnyObject & Sendable>: Sendable {
  struct Entry: Sendable {
    /// The number to open, give up and end it with; unique.
    let number: UInt64
    let id: ScopeID
    let hash: Int
    let site: SourceSite
    /// The scope; `nil` while it is being opened.
    var scope: Scope?
  }

  /// All entries whose identities have one hash.
  struct Candidates: Sendable {
    let entries: [Entry]

    /// Finds the entry with an identity.
    ///
    /// - Returns: the entry with that identity. Runs user code.
    func find(_ id: ScopeID) -> Entry? { entries.first { $0.id == id } }
  }

  private var entries: [UInt64: Entry] = [:]
  private var numbers: [Int: [UInt64]] = [:]
  private var last: UInt64 = 0

  func candidates(_ hash: Int) -> Candidates {
    Candidates(entries: numbers[hash, default: []].compactMap { entries[$0] })
  }

  /// Reserves an identity, which goes from free to opening.
  ///
  /// - Parameter candidates: the entries with the hash, none of which has the identity.
  /// - Returns: the number, or `nil` if other candidates were added meanwhile.
  mutating func reserve(
    _ id: ScopeID,
    hash: Int,
    at site: SourceSite,
    after candidates: Candidates
  ) -> UInt64? {
    let others = numbers[hash, default: []]
    guard others.allSatisfy({ number in candidates.entries.contains { $0.number == number } })
    else { return nil }
    last += 1
    entries[last] = Entry(number: last, id: id, hash: hash, site: site)
    numbers[hash] = others + [last]
    return last
  }

  /// Opens a scope, whose identity goes from opening to open.
  ///
  /// - Returns: whether the reservation was still there.
  mutating func open(_ number: UInt64, _ scope: Scope) -> Bool {
    guard let entry = entries[number], entry.scope == nil else { return false }
    entries[number]?.scope = scope
    return true
  }

  /// Gives up a reservation, whose identity goes from opening to free.
  ///
  /// - Returns: what was there.
  mutating func giveUp(_ number: UInt64) -> Entry? {
    guard let entry = entries[number], entry.scope == nil else { return nil }
    return remove(entry)
  }

  /// Ends a scope, whose identity goes from open to free.
  ///
  /// - Returns: what was there, if it was that scope.
  mutating func end(_ number: UInt64, _ scope: Scope) -> Entry? {
    guard let entry = entries[number], entry.scope === scope else { return nil }
    return remove(entry)
  }

  private mutating func remove(_ entry: Entry) -> Entry? {
    let others = numbers[entry.hash, default: []].filter { $0 != entry.number }
    numbers[entry.hash] = others.isEmpty ? nil : others
    return entries.removeValue(forKey: entry.number)
  }

  /// The identities of the open scopes, oldest first.
  var all: [ScopeID] {
    entries.values.filter { $0.scope != nil }.sorted { $0.number < $1.number }.map(\.id)
  }
}

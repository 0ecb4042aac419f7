/// The scopes of one container by identity: which are there, in the order in which they were opened.
///
/// An identity is *free*, *opening* (taken by somebody who still fills the scope, unseen by others)
/// or *open*. Invariant: each identity has at most one scope, from before it is made until it ends.
///
/// Hashing and comparing identities is the user's code, which must not run in the owner's lock: so
/// this works with hashes and numbers alone, and whoever asks compares the ``Candidates`` itself.
/// What it lets go of it hands out, so that the owner can release it outside its lock.
struct OpenScopes<Scope: AnyObject & Sendable>: Sendable {
  struct Entry: Sendable {
    /// What it is opened, given up and ended with; none has the number of another.
    let number: UInt64
    let id: ScopeID
    let hash: Int
    let site: SourceSite
    /// `nil` while it is being opened.
    var scope: Scope?
  }

  /// All whose identities have one hash.
  struct Candidates: Sendable {
    let entries: [Entry]

    /// - Returns: the one with that identity. It runs the user's code.
    func find(_ id: ScopeID) -> Entry? { entries.first { $0.id == id } }
  }

  private var entries: [UInt64: Entry] = [:]
  private var numbers: [Int: [UInt64]] = [:]
  private var last: UInt64 = 0

  func candidates(_ hash: Int) -> Candidates {
    Candidates(entries: numbers[hash, default: []].compactMap { entries[$0] })
  }

  /// From free to opening.
  ///
  /// - Parameter candidates: those of the hash, none of which has the identity.
  /// - Returns: the number, or `nil` if others have become candidates meanwhile.
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

  /// From opening to open.
  ///
  /// - Returns: whether the reservation was still there.
  mutating func open(_ number: UInt64, _ scope: Scope) -> Bool {
    guard let entry = entries[number], entry.scope == nil else { return false }
    entries[number]?.scope = scope
    return true
  }

  /// From opening to free.
  ///
  /// - Returns: what was there.
  mutating func giveUp(_ number: UInt64) -> Entry? {
    guard let entry = entries[number], entry.scope == nil else { return nil }
    return remove(entry)
  }

  /// From open to free.
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

  /// The open ones, the oldest first.
  var all: [ScopeID] {
    entries.values.filter { $0.scope != nil }.sorted { $0.number < $1.number }.map(\.id)
  }
}

/// The scopes of one container by identity: which are there, in the order in which they were opened.
///
/// An identity is *free*, *opening* (taken by somebody who still fills the scope, unseen by others)
/// or *open*. Invariant: each identity has at most one scope, from before it is made until it ends.
/// What it lets go of it hands out, so that the owner can release it outside its lock.
struct OpenScopes<Scope: AnyObject & Sendable>: Sendable {
  private struct Entry {
    let number: UInt64
    let site: SourceSite
    /// `nil` while it is being opened.
    var scope: Scope?
  }

  enum Reservation: Equatable {
    /// With the number that it is opened, or given up, with.
    case reserved(number: UInt64)
    /// Somebody has it, or is opening it, since that line.
    case taken(by: SourceSite, isOpen: Bool)
  }

  private var entries: [ScopeID: Entry] = [:]
  private var last: UInt64 = 0

  /// From free to opening.
  mutating func reserve(_ id: ScopeID, at site: SourceSite) -> Reservation {
    if let entry = entries[id] { return .taken(by: entry.site, isOpen: entry.scope != nil) }
    last += 1
    entries[id] = Entry(number: last, site: site)
    return .reserved(number: last)
  }

  /// From opening to open.
  ///
  /// - Returns: whether the reservation was still there.
  mutating func open(_ id: ScopeID, _ scope: Scope, number: UInt64) -> Bool {
    guard let entry = entries[id], entry.number == number, entry.scope == nil else { return false }
    entries[id]?.scope = scope
    return true
  }

  /// From opening to free.
  mutating func giveUp(_ id: ScopeID, number: UInt64) {
    if let entry = entries[id], entry.number == number, entry.scope == nil { entries[id] = nil }
  }

  /// From open to free.
  ///
  /// - Returns: the scope, if it was that one.
  mutating func end(_ id: ScopeID, _ scope: Scope) -> Scope? {
    guard entries[id]?.scope === scope else { return nil }
    return entries.removeValue(forKey: id)?.scope
  }

  /// The open scope of an identity.
  func find(_ id: ScopeID) -> Scope? { entries[id]?.scope }

  /// The open ones, the oldest first.
  var all: [ScopeID] {
    entries.filter { $0.value.scope != nil }.sorted { $0.value.number < $1.value.number }.map(\.key)
  }
}

#if canImport(SwiftUI)
  /// The scopes that views have opened, and how many views use each.
  ///
  /// A scope is *in use* (by one view or more), *unused* (the last view has gone, and its end is on the
  /// way) or unknown. A view that comes while it is unused takes it over: views that change places in
  /// one rendering hand a scope on, and a scope is never opened while one of its identity is still
  /// ending.
  ///
  /// Invariant: an entry's scope is open or was closed by others, and holds the container that is its
  /// key's, so that no other container has that identity.
  struct ViewScopes<ID: Hashable, Scope> {
    private struct Entry {
      let scope: Scope
      var users: Int
    }

    private var entries: [ID: Entry] = [:]

    /// One more view uses the scope of that identity.
    ///
    /// - Parameter isOpen: whether a scope can still be used.
    /// - Returns: the scope; `nil` if there is none to use.
    mutating func join(_ id: ID, where isOpen: (Scope) -> Bool) -> Scope? {
      guard let scope = entries[id]?.scope, isOpen(scope) else { return nil }
      entries[id]?.users += 1
      return scope
    }

    /// A view has opened a scope and uses it.
    ///
    /// - Returns: the one before, which others have closed.
    mutating func add(_ scope: Scope, _ id: ID) -> Scope? {
      entries.updateValue(Entry(scope: scope, users: 1), forKey: id)?.scope
    }

    /// A view no longer uses the scope.
    ///
    /// - Returns: whether nobody does, so that ``takeUnused(_:)`` has to follow.
    mutating func leave(_ id: ID, where isSame: (Scope) -> Bool) -> Bool {
      // Somebody has closed it, and a later view has opened another one in its place.
      guard let entry = entries[id], isSame(entry.scope) else { return false }
      entries[id]?.users -= 1
      return entry.users == 1
    }

    /// Forgets the scope if nobody has taken it over.
    ///
    /// - Returns: the scope to close.
    mutating func takeUnused(_ id: ID) -> Scope? {
      guard let entry = entries[id], entry.users == 0 else { return nil }
      entries[id] = nil
      return entry.scope
    }
  }
#endif

#if canImport(SwiftUI)
  /// The scopes that views have opened, with the number of views that use each.
  ///
  /// A scope is *in use* (by one view or more), *unused* (the last view was removed, and its end is
  /// under way) or unknown. A view that arrives while it is unused takes it over: views that swap
  /// in one rendering pass a scope on, and a scope is never opened while one of its identity is
  /// still ending.
  ///
  /// Invariant: an entry's scope is open or was closed by other code, and holds the container of
  /// its key, so that no other container has that identity.
  struct ViewScopes<ID: Hashable, Scope> {
    private struct Entry {
      let scope: Scope
      var users: Int
    }

    private var entries: [ID: Entry] = [:]

    /// Adds a view to those that use the scope of that identity.
    ///
    /// - Parameter isOpen: returns whether a scope can still be used.
    /// - Returns: the scope; `nil` if there is none to use.
    mutating func join(_ id: ID, where isOpen: (Scope) -> Bool) -> Scope? {
      guard let scope = entries[id]?.scope, isOpen(scope) else { return nil }
      entries[id]?.users += 1
      return scope
    }

    /// Adds a scope that a view has opened and uses.
    ///
    /// - Returns: the earlier scope, which other code has closed.
    mutating func add(_ scope: Scope, _ id: ID) -> Scope? {
      entries.updateValue(Entry(scope: scope, users: 1), forKey: id)?.scope
    }

    /// Removes a view from those that use the scope.
    ///
    /// - Returns: whether no view uses it, so that ``takeUnused(_:)`` has to follow.
    mutating func leave(_ id: ID, where isSame: (Scope) -> Bool) -> Bool {
      // Other code has closed it, and a later view has opened another one in its place.
      guard let entry = entries[id], isSame(entry.scope) else { return false }
      entries[id]?.users -= 1
      return entry.users == 1
    }

    /// Removes the scope unless a view has taken it over.
    ///
    /// - Returns: the scope to close.
    mutating func takeUnused(_ id: ID) -> Scope? {
      guard let entry = entries[id], entry.users == 0 else { return nil }
      entries[id] = nil
      return entry.scope
    }
  }
#endif

package import Understudy

/// Finds by trial the scopes that a registration needs open, the outermost first.
///
/// A scoped registration runs in its scope, so a dependency from a scope of another kind has to be
/// further out. Invariant: each order is tried once, so the search ends.
package struct ScopeNesting: Sendable {
  package private(set) var kinds: [ScopeKind] = []
  private var tried: Set<[ScopeKind]> = [[]]

  /// Starts the search with no scope open.
  package init() {}

  /// Records the result of the order tried last.
  ///
  /// - Returns: whether there is another order to try.
  package mutating func advance(after error: ContainerError?) -> Bool {
    guard case .scopeNotOpen(_, let kind, nil, _)? = error else { return false }
    var next = kinds.filter { $0 != kind }
    next.insert(kind, at: 0)
    guard tried.insert(next).inserted else { return false }
    kinds = next
    return true
  }
}

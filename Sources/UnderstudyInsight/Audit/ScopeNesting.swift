package import Understudy

/// Which scopes have to be open for a registration, found out by trying: the outermost comes first.
///
/// What lives in a scope runs in that scope, so what it needs from one of another kind has to be
/// further out. Invariant: each order is tried once, so the search ends.
package struct ScopeNesting: Sendable {
  package private(set) var kinds: [ScopeKind] = []
  private var tried: Set<[ScopeKind]> = [[]]

  /// With no scope open.
  package init() {}

  /// Takes note of what came of the order tried last.
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

/// Tells which scopes are open, which one a container is, and which one keeps an instance.
extension Container {
  /// The identities of all open scopes that ``scope(_:id:fileID:line:)`` finds here, oldest first,
  /// those of this container before those of its ancestors.
  ///
  /// - Complexity: O(n log n) in their number.
  public var openScopes: [ScopeID] {
    lineage.flatMap { $0.knownChildren?.scopes ?? [] }
  }

  /// The identity of the scope that this container is; `nil` if it is not one. A fork of a scope
  /// has the same identity.
  public var scopeID: ScopeID? { withCore { $0.extras?.scope?.id } }

  /// The scopes that a failed lookup here may have meant: those around this container, and those it
  /// finds.
  var scopesAround: [ScopeID] {
    var around: [ScopeID] = []
    var next: Container? = self
    while let current = next {
      if let id = current.scopeID, !around.contains(id) { around.append(id) }
      next = current.parent
    }
    return around + openScopes.filter { !around.contains($0) }
  }

  /// Removes the ended scope: lookups no longer find it.
  func leaveScopes() {
    guard let mark = withCore({ $0.extras?.scope }) else { return }
    let ended = parent?.knownChildren?.endScope(mark.number, self)
    _ = ended  // the caller that closes it holds it
  }

  /// The container that keeps an instance whose scoped registration belongs to an ancestor.
  ///
  /// - Parameter owner: the container with the registration.
  func home(of scope: ScopeKind, in owner: Container) -> Container {
    // From here on: the registration may have become scoped after this container looked for it.
    var next: Container? = self
    while let current = next, current !== owner {
      if current.scopeID?.kind == scope { return current }
      next = current.parent
    }
    return owner
  }
}

/// A scope that is being opened: its identity is taken, and lookups do not find it yet.
struct PendingScope {
  let number: UInt64
  let scope: Container
  let site: SourceSite

  private var owner: Container? { scope.parent }

  /// Registers the values of this scope.
  func filled(with values: [any AnyRegistration]) throws(ContainerError) -> PendingScope {
    do {
      try scope.take(values, at: site)
      return self
    } catch {
      giveUp()
      throw error
    }
  }

  /// Makes the scope visible.
  func finished() throws(ContainerError) -> Container {
    let isOpen = owner?.children.openScope(number, scope) == true && scope.isOpen
    if isOpen {
      announce()
      return scope
    }
    // Its container began to close meanwhile, and closes it; or its set-up has closed it.
    scope.leaveScopes()
    giveUp()
    let closed = owner?.isOpen == true ? scope : owner
    throw .containerClosed(.init(key: nil, container: closed?.label, resolvedAt: site))
  }

  private func announce() {
    scope.withCore { $0.isAnnounced = true }
    if let id = scope.scopeID { owner?.tell(.scopeOpened(id), at: site) }
  }

  /// Frees the identity.
  func giveUp() { owner?.children.giveUpScope(number) }
}

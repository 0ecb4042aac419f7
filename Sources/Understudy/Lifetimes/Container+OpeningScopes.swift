/// Opens and finds scopes, and decides which one keeps an instance.
extension Container {
  /// Opens a scope: a child with an identity, which lives until it is closed.
  ///
  /// A key registered with ``Lifetime/scoped(_:)`` of its kind is built once in it. Make the scope
  /// current with ``withContainer(_:operation:)`` or resolve from it directly; end it with
  /// ``close(within:)``, which runs the clean-up hooks of its instances and frees them.
  ///
  /// ```swift
  /// let session = try Container.current.openScope(.session, id: user.id) {
  ///   Registration(User.self, instance: user)
  /// }
  /// let cart = try session.resolve(Cart.self)
  /// await session.close()
  /// ```
  ///
  /// Until then the container holds it, so that ``scope(_:id:fileID:line:)`` finds it, and it holds
  /// the container. Closing the container ends its scopes. A fork starts without them, so tests
  /// and overrides never share one.
  ///
  /// - Parameters:
  ///   - kind: the kind of scope.
  ///   - id: distinguishes it from others of its kind.
  ///   - values: what only this scope has: its user, its request.
  /// - Returns: the scope.
  /// - Throws: ``ContainerError/scopeAlreadyOpen(_:id:)``,
  ///   ``ContainerError/duplicateRegistration(_:other:)`` if a key occurs twice among the values,
  ///   ``ContainerError/containerClosed(_:)`` or ``ContainerError/containerUnavailable(_:)``.
  /// - Complexity: O(values).
  public func openScope(
    _ kind: ScopeKind,
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    @RegistrationBuilder values: () -> [any AnyRegistration] = { [] }
  ) throws(ContainerError) -> Container {
    let opening = try begin(ScopeID(kind, id), at: SourceSite(fileID: fileID, line: line))
    return try opening.filled(with: values()).finished()
  }

  /// Returns the open scope with an identity: this container, an ancestor, or a scope opened in any
  /// of these.
  ///
  /// Inside an override it is the override's own fork of the scope.
  ///
  /// ```swift
  /// let session = try Container.current.scope(.session, id: user.id)
  /// ```
  ///
  /// - Parameters:
  ///   - kind: the kind of the scope.
  ///   - id: the identity that it was opened with.
  /// - Throws: ``ContainerError/scopeNotOpen(_:kind:id:open:)``, which lists the open scopes.
  /// - Complexity: O(1) for each container up to the one that has it.
  public func scope(
    _ kind: ScopeKind,
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Container {
    let id = ScopeID(kind, id)
    var next: Container? = self
    while let current = next {
      if current.scopeID == id, current.isOpen { return current }
      if let scope = current.knownChildren?.scope(id) { return scope }
      next = current.parent
    }
    let context = ContainerError.Context(
      key: nil,
      container: label,
      resolvedAt: SourceSite(fileID: fileID, line: line)
    )
    if isUnavailable { throw .containerUnavailable(context) }
    if isClosed { throw .containerClosed(context) }
    throw .scopeNotOpen(context, kind: kind, id: id, open: openScopes)
  }
}

// MARK: - Opening

extension Container {
  /// Reserves an identity for a scope that is about to be filled.
  func begin(_ id: ScopeID, at site: SourceSite) throws(ContainerError) -> PendingScope {
    let context = ContainerError.Context(key: nil, container: label, resolvedAt: site)
    if isUnavailable { throw .containerUnavailable(context) }
    guard isOpen else { throw .containerClosed(context) }
    switch children.reserve(id, at: site) {
    case .reserved(let number):
      let scope = makeScope(ScopeMark(id: id, site: site, number: number))
      return PendingScope(number: number, scope: scope, site: site)
    case .taken(let other, let isOpen):
      let context = ContainerError.Context(
        key: nil,
        container: label,
        resolvedAt: site,
        registeredAt: other,
        isRunning: !isOpen
      )
      throw .scopeAlreadyOpen(context, id: id)
    }
  }

  private func makeScope(_ mark: ScopeMark) -> Container {
    var core = coreOfChild()
    core.extras.made.scope = mark
    return Container(
      label: label.map { "\(mark.id) of \($0)" } ?? "\(mark.id)",
      core: core,
      test: test,
      standsFor: standsFor
    )
  }
}

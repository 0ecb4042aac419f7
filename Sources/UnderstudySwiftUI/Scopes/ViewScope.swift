#if canImport(SwiftUI)
  import Understudy

  /// A view's share in a scope: the scope lives as long as there is one.
  ///
  /// It is released with the view's state, when the view is removed for good: a view that is
  /// covered by another, or whose tab is not shown, has disappeared as well but comes back.
  final class ViewScope: Sendable {
    private struct ID: Hashable {
      let container: ObjectIdentifier
      let scope: ScopeID
    }

    private static let scopes = Lock(ViewScopes<ID, Container>())

    let container: Container
    /// The identity of the scope; `nil` if it is not the views' to end.
    private let id: ID?

    private init(_ container: Container, _ id: ID?) {
      self.container = container
      self.id = id
    }

    /// Joins the views that use the scope, or opens it.
    ///
    /// A scope opened by other code is used unchanged.
    @MainActor
    static func of(
      _ scopeID: ScopeID,
      in base: Container,
      at site: SourceSite,
      values: @MainActor () -> [any AnyRegistration]
    ) throws(ContainerError) -> ViewScope {
      let id = ID(container: ObjectIdentifier(base), scope: scopeID)
      if let scope = scopes.withLock({ $0.join(id) { $0.isOpen } }) { return ViewScope(scope, id) }
      do {
        let scope = try base.openScope(
          scopeID.kind,
          id: scopeID.id,
          fileID: site.file,
          line: site.line
        ) { values() }
        let old = scopes.withLock { $0.add(scope, id) }
        extendLifetime(old)  // released here, outside the lock
        return ViewScope(scope, id)
      } catch .scopeAlreadyOpen {
        return ViewScope(try base.scope(scopeID.kind, id: scopeID.id), nil)
      }
    }

    deinit {
      guard let id else { return }
      let container = container
      guard Self.scopes.withLock({ $0.leave(id) { $0 === container } }) else { return }
      // On the main actor, where views are rendered: no view looks for the scope between the two
      // steps.
      Task { @MainActor in await Self.scopes.withLock { $0.takeUnused(id) }?.close() }
    }
  }
#endif

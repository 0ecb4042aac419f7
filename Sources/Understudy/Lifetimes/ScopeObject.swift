/// A scope that declares its values, sets itself up and cleans up after itself.
///
/// Its properties are its parameters: a session without a user does not compile.
///
/// ```swift
/// struct Session: ScopeObject {
///   static let kind: ScopeKind = "session"
///   let user: User
///   var id: Int { user.id }
///   var values: [any AnyRegistration] { [Registration(User.self, instance: user)] }
///   func setUp(in scope: Container) async throws { try await scope.resolve(Cart.self).load() }
///   func cleanUp(in scope: Container) async throws { try await scope.resolve(Cart.self).save() }
/// }
/// let session = try await Container.current.open(Session(user: ada))
/// ```
///
/// The object itself can be resolved in the scope, under its own type.
public protocol ScopeObject: Sendable {
  /// What tells scopes of this kind apart.
  associatedtype Identity: Hashable & Sendable

  /// The kind of scopes of this type.
  static var kind: ScopeKind { get }
  /// Distinguishes this scope from others of its kind.
  var id: Identity { get }
  /// The registrations of this scope besides the object itself; none by default.
  @RegistrationBuilder var values: [any AnyRegistration] { get }
  /// Prepares the scope before other code can find it; does nothing by default.
  ///
  /// - Parameter scope: the scope, current meanwhile.
  /// - Throws: any error; the scope is then closed, and opening it throws the error.
  func setUp(in scope: Container) async throws
  /// Reverses what ``setUp(in:)`` began; does nothing by default.
  ///
  /// It runs once, as the scope closes: after the clean-up hooks of what was built later than the
  /// set-up, before those of what was built by then. Built instances still resolve. A scope whose
  /// set-up failed is not cleaned up here. If the scope was closed during the set-up, this runs
  /// after the set-up, and nothing resolves any more.
  ///
  /// - Parameter scope: the scope, which is closing.
  /// - Throws: any error, which is reported like that of a clean-up hook; the scope ends
  ///   nevertheless.
  func cleanUp(in scope: Container) async throws
}

extension ScopeObject {
  /// No registrations besides the object itself.
  @RegistrationBuilder public var values: [any AnyRegistration] {}
  /// Does nothing.
  ///
  /// - Parameter scope: the scope, current meanwhile.
  /// - Throws: nothing.
  public func setUp(in scope: Container) async throws {}
  /// Does nothing.
  ///
  /// - Parameter scope: the scope, which is closing.
  /// - Throws: nothing.
  public func cleanUp(in scope: Container) async throws {}
}

extension Container {
  /// Opens a scope that sets itself up.
  ///
  /// Until its set-up has ended, lookups do not find it. If the set-up throws, or the task is
  /// cancelled, the scope is closed, its identity is free again, and the error is rethrown
  /// unchanged.
  ///
  /// ```swift
  /// let visit = try await container.open(Visit(id: 1, customer: ada))
  /// let basket = try await visit.resolve(Basket.self)
  /// await visit.close()
  /// ```
  ///
  /// - Parameters:
  ///   - object: the scope's object.
  ///   - limit: how long its clean-up may take.
  /// - Returns: the scope; end it with ``close(within:)``.
  /// - Throws: what the set-up throws, ``ContainerError/scopeAlreadyOpen(_:id:)``,
  ///   ``ContainerError/duplicateRegistration(_:other:)``, ``ContainerError/containerClosed(_:)``,
  ///   ``ContainerError/containerUnavailable(_:)``, `CancellationError`.
  public func open<Object: ScopeObject>(
    _ object: Object,
    cleaningUpWithin limit: Duration = .seconds(5),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Container {
    let site = SourceSite(fileID: fileID, line: line)
    let own = Registration(Object.self, fileID: fileID, line: line, instance: object)
    let opening = try begin(ScopeID(Object.kind, object.id), at: site)
      .filled(with: object.values + [own])
    let scope = opening.scope
    do {
      try await withContainer(scope) { try await object.setUp(in: scope) }
      // A hook runs with its container as the current one.
      let hook = own.onClose(within: limit) { try await $0.cleanUp(in: .current) }
      await scope.keepForCleanup(hook)
      try Task.checkCancellation()
      return try opening.finished()
    } catch {
      opening.giveUp()
      await scope.close()
      throw error
    }
  }

  /// Makes a registration's hook run when the container closes, in its place among the others, or
  /// now if the container has closed meanwhile.
  private func keepForCleanup<Value>(_ registration: Registration<Value>) async {
    let record = registration.record()
    guard let instance = record.ready, let cleanup = record.cleanup else { return }
    let pending = PendingCleanup(instance: instance, cleanup: cleanup, site: record.site)
    guard withCore({ $0.keepIfOpen(pending) }) else { return await clean(pending) }
    host?.hasHooks(self)
  }
}

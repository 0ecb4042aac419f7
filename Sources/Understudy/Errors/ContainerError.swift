/// The reason for a container's refusal, with the place, the chain and how to fix it.
///
/// Programs match cases or compare ``kind``; ``description`` is for people.
///
/// ```swift
/// do {
///   _ = try container.resolve((any Mailer).self)
/// } catch .dependencyNotRegistered(let context, let nearMisses) {
///   print(context.resolvedAt, nearMisses)
/// }
/// ```
///
/// An error that a factory rethrows keeps the innermost key and the whole path.
public enum ContainerError: Error, Sendable {
  /// Nothing is registered for the key; `nearMisses` are keys that may have been meant.
  case dependencyNotRegistered(Context, nearMisses: [Key])
  /// The key depends on itself; ``path`` shows how.
  case circularDependency(Context)
  /// A value was registered under a type it does not have.
  case typeCastFailed(Context, expected: String, actual: String)
  /// The factory threw; its error is `underlying`.
  case factoryFailed(Context, underlying: any Error)
  /// The chain of factories is too deep for the stack of this thread.
  case depthExceeded(Context)
  /// A value type was registered with the lifetime `.weak`.
  case weakUnsupported(Context)
  /// No container is current, or the one that was current has been freed.
  case containerUnavailable(Context)
  /// Synchronous code resolved a key that only asynchronous code can build.
  case requiresAsync(Context)
  /// The container is closing or closed.
  case containerClosed(Context)
  /// The key occurred twice in one batch, or two typed keys declare it.
  case duplicateRegistration(Context, other: SourceSite)
  /// A pool was registered with a maximum below 1.
  case invalidPoolSize(Context, maximum: Int)
  /// A test resolved a live registration that it had not replaced, and the firewall of its
  /// container blocked it.
  case blockedByFirewall(Context)
  /// The process default is set already, or is being set.
  case bootstrapRefused(Context)
  /// Validation found keys that cannot be resolved; `failures` lists the reasons, each once.
  case validationFailed(Context, failures: [ContainerError])
  /// A caller waited longer than ``Container/waitTimeout`` for another caller's factory, or for a
  /// pool.
  ///
  /// `builder` is the line of the resolve it waited for.
  case timedOut(Context, builder: SourceSite, after: Duration)
  /// A snapshot was restored into a container it was not taken from.
  case snapshotOfAnotherContainer(Context)
  /// A registration was changed after the container was frozen.
  case containerFrozen(Context, frozenAt: SourceSite)
  /// No scope of that kind, or with that identity, is open; `open` lists the open ones.
  case scopeNotOpen(Context, kind: ScopeKind, id: ScopeID?, open: [ScopeID])
  /// A scope with that identity is open already, or is being opened.
  case scopeAlreadyOpen(Context, id: ScopeID)

  /// The case without its payload, for comparing.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The kind of ``ContainerError/dependencyNotRegistered(_:nearMisses:)``.
    case dependencyNotRegistered
    /// The kind of ``ContainerError/circularDependency(_:)``.
    case circularDependency
    /// The kind of ``ContainerError/typeCastFailed(_:expected:actual:)``.
    case typeCastFailed
    /// The kind of ``ContainerError/factoryFailed(_:underlying:)``.
    case factoryFailed
    /// The kind of ``ContainerError/depthExceeded(_:)``.
    case depthExceeded
    /// The kind of ``ContainerError/weakUnsupported(_:)``.
    case weakUnsupported
    /// The kind of ``ContainerError/containerUnavailable(_:)``.
    case containerUnavailable
    /// The kind of ``ContainerError/requiresAsync(_:)``.
    case requiresAsync
    /// The kind of ``ContainerError/containerClosed(_:)``.
    case containerClosed
    /// The kind of ``ContainerError/duplicateRegistration(_:other:)``.
    case duplicateRegistration
    /// The kind of ``ContainerError/invalidPoolSize(_:maximum:)``.
    case invalidPoolSize
    /// The kind of ``ContainerError/blockedByFirewall(_:)``.
    case blockedByFirewall
    /// The kind of ``ContainerError/bootstrapRefused(_:)``.
    case bootstrapRefused
    /// The kind of ``ContainerError/validationFailed(_:failures:)``.
    case validationFailed
    /// The kind of ``ContainerError/timedOut(_:builder:after:)``.
    case timedOut
    /// The kind of ``ContainerError/snapshotOfAnotherContainer(_:)``.
    case snapshotOfAnotherContainer
    /// The kind of ``ContainerError/containerFrozen(_:frozenAt:)``.
    case containerFrozen
    /// The kind of ``ContainerError/scopeNotOpen(_:kind:id:open:)``.
    case scopeNotOpen
    /// The kind of ``ContainerError/scopeAlreadyOpen(_:id:)``.
    case scopeAlreadyOpen
  }

  /// The case without its payload.
  public var kind: Kind {
    switch self {
    case .dependencyNotRegistered: .dependencyNotRegistered
    case .circularDependency: .circularDependency
    case .typeCastFailed: .typeCastFailed
    case .factoryFailed: .factoryFailed
    case .depthExceeded: .depthExceeded
    case .weakUnsupported: .weakUnsupported
    case .containerUnavailable: .containerUnavailable
    case .requiresAsync: .requiresAsync
    case .containerClosed: .containerClosed
    case .duplicateRegistration: .duplicateRegistration
    case .invalidPoolSize: .invalidPoolSize
    case .blockedByFirewall: .blockedByFirewall
    case .bootstrapRefused: .bootstrapRefused
    case .validationFailed: .validationFailed
    case .timedOut: .timedOut
    case .snapshotOfAnotherContainer: .snapshotOfAnotherContainer
    case .containerFrozen: .containerFrozen
    case .scopeNotOpen: .scopeNotOpen
    case .scopeAlreadyOpen: .scopeAlreadyOpen
    }
  }

  /// Key, path and places, for every case.
  public var context: Context {
    switch self {
    case .dependencyNotRegistered(let context, _), .circularDependency(let context),
      .typeCastFailed(let context, _, _), .factoryFailed(let context, _),
      .depthExceeded(let context), .weakUnsupported(let context),
      .containerUnavailable(let context),
      .requiresAsync(let context),
      .containerClosed(let context), .duplicateRegistration(let context, _),
      .invalidPoolSize(let context, _),
      .blockedByFirewall(let context), .bootstrapRefused(let context),
      .validationFailed(let context, _), .timedOut(let context, _, _),
      .snapshotOfAnotherContainer(let context),
      .containerFrozen(let context, _), .scopeNotOpen(let context, _, _, _),
      .scopeAlreadyOpen(let context, _):
      context
    }
  }

  /// The key that failed: the innermost of the chain. `nil` if the container itself refused.
  public var key: Key? { context.failedKey }

  /// The chain from the outermost resolve to the key that failed.
  public var path: [Key] { context.chain }

  /// The error that the factory threw, if one did.
  public var underlying: (any Error)? {
    if case .factoryFailed(_, let underlying) = self { underlying } else { nil }
  }
}

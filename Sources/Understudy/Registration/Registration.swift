/// One entry for a container, as a value: a key, a lifetime and a way to make the instance.
///
/// Collect them with a ``RegistrationBuilder``:
///
/// ```swift
/// container.register {
///   Registration((any Mailer).self) { SMTPMailer() }
///   Registration(Receipt.self, lifetime: .transient) { try Receipt(clock: $0.resolve()) }
/// }
/// ```
///
/// Making one runs nothing; factories run when the key is first resolved.
public struct Registration<Value>: AnyRegistration, @unchecked Sendable {  // see `Source`
  enum Source {
    case factory(FactoryBody, FactoryPlace)
    /// What it came with; only where `Value` is `Sendable`.
    case instance(Value)
  }

  public let key: Key
  var source: Source
  let lifetime: LifetimeKind
  private let scope: ScopeKind?
  let site: ShortSite
  var cleanup: Cleanup?
  /// What is wrong with it by itself.
  var defect: ContainerError?
  var isLive = false
  /// Whether a hook was added that has no build to run after.
  var hasIdleHook = false
  public internal(set) var companions: [any AnyRegistration] = []

  @usableFromInline
  init(
    key: Key,
    lifetime: LifetimeKind,
    scope: ScopeKind? = nil,
    _ body: FactoryBody,
    in place: FactoryPlace = .anywhere,
    fileID: StaticString,
    line: UInt
  ) {
    self.key = key
    self.lifetime = lifetime
    self.scope = scope
    source = .factory(body, place)
    site = ShortSite(file: fileID, line: line)
  }

  /// - Parameter instance: one that is `Sendable`, though its type may not say so.
  @usableFromInline
  init(key: Key, instance: Value, fileID: StaticString, line: UInt) {
    self.key = key
    lifetime = .singleton
    scope = nil
    source = .instance(instance)
    site = ShortSite(file: fileID, line: line)
  }

  public var erased: ErasedRegistration {
    ErasedRegistration(site: site.site, defect: defect) { defect in record(defect) }
  }

  func record(_ defect: ContainerError? = nil) -> RegistrationRecord {
    let mark = isLive ? LiveMark(site) : nil
    let place: FactoryPlace = if case .factory(_, let place) = source { place } else { .nowhere }
    return RegistrationRecord(
      key,
      lifetime,
      in: place,
      at: site,
      extras: .init(
        defect: defect ?? self.defect,
        cleanup: cleanup,
        mark: mark,
        scope: scope,
        hasIdleHook: hasIdleHook
      )
    ) { id in
      switch source {
      case .factory(let body, _): body
      case .instance(let instance):
        .ready(
          TypedInstance(instance, provenance: Provenance(key: key, registration: id, mark: mark))
        )
      }
    }
  }
}

extension Registration {
  /// A registration of the given lifetime whose factory needs nothing.
  ///
  /// - Parameters:
  ///   - type: the type it is resolved by, protocols as `(any P).self`.
  ///   - name: tells registrations of one type apart.
  ///   - lifetime: how long an instance is used again.
  ///   - factory: makes the instance; what it throws reaches the asker as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      .making(lifetime.kind, factory),
      fileID: fileID,
      line: line
    )
  }

  /// A registration of the given lifetime whose factory resolves what it needs.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      key: Key(Value.self, name: name),
      lifetime: lifetime.kind,
      scope: lifetime.scope,
      .making(lifetime.kind, factory),
      fileID: fileID,
      line: line
    )
  }
}

extension Registration where Value: Sendable {
  /// A singleton whose factory needs nothing.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A singleton whose factory resolves what it needs.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(
      type,
      name: name,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      factory: factory
    )
  }

  /// A registration of an instance that is there already; forks share it.
  @inlinable
  public init(
    _ type: Value.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    self.init(key: Key(Value.self, name: name), instance: instance, fileID: fileID, line: line)
  }
}

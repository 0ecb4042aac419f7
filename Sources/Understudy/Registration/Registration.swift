/// One entry for a container, as a value: a key, a lifetime and a factory or an instance.
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
    /// An instance; only if `Value` is `Sendable`.
    case instance(Value)
  }

  let key: Key
  var source: Source
  let lifetime: LifetimeKind
  private let scope: ScopeKind?
  let site: ShortSite
  var cleanup: Cleanup?
  /// The defect of the registration itself, if it has one.
  var defect: ContainerError?
  var isLive = false
  /// Whether a hook was added to a ready-made instance, which has no build for it to run after.
  var hasIdleHook = false
  /// The line that declares the typed key it is for; `nil` if it is for a type.
  var declaration: ShortSite?
  /// Registrations added with it: the own type of an instance registered under another type.
  var companions: [any AnyRegistration] = []

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

  /// Makes a registration of an instance.
  ///
  /// - Parameter instance: an instance that is `Sendable`, though its type may not say so.
  @usableFromInline
  init(key: Key, instance: Value, fileID: StaticString, line: UInt) {
    self.key = key
    lifetime = .singleton
    scope = nil
    source = .instance(instance)
    site = ShortSite(file: fileID, line: line)
  }

  /// The registration without its type, as a batch holds it.
  public var erased: ErasedRegistration {
    ErasedRegistration(
      key: key,
      site: site.site,
      defect: defect,
      companions: companions,
      isLive: isLive,
      record: record
    )
  }

  func record(_ defect: ContainerError? = nil) -> RegistrationRecord { record(defect, isLive) }

  private func record(_ defect: ContainerError?, _ isLive: Bool) -> RegistrationRecord {
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
        hasIdleHook: hasIdleHook,
        declaration: declaration
      )
    ) { id in
      switch source {
      case .factory(let body, _): body
      case .instance(let instance):
        .ready(
          TypedInstance(
            instance,
            provenance: DependencyRecord(key: key, registration: id, mark: mark)
          )
        )
      }
    }
  }
}

extension Registration {
  /// Makes a registration with a lifetime and a factory without dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance; an error it throws reaches the caller as
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

  /// Makes a registration with a lifetime and a factory that resolves its dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - lifetime: how long an instance is reused.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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
  /// Makes a singleton whose factory has no dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a singleton whose factory resolves its dependencies.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
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

  /// Makes a registration of an existing instance; forks share it.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - instance: the instance; every resolve gets this one.
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

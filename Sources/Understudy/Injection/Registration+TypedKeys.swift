/// Makes registrations for typed keys.
extension Registration {
  /// Makes a registration for a typed key with a factory without dependencies, with the lifetime of
  /// its declaration.
  ///
  /// ```swift
  /// Registration(key: \.houseClock) { StageClock() }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(Dependencies()[keyPath: path].provision, fileID, line) { .making($0, factory) }
  }

  /// Makes a registration for a typed key with a factory that resolves its dependencies.
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(Dependencies()[keyPath: path].provision, fileID, line) { .making($0, factory) }
  }

  init(
    _ provision: Provision,
    _ fileID: StaticString,
    _ line: UInt,
    in place: FactoryPlace = .anywhere,
    body: (LifetimeKind) -> FactoryBody
  ) {
    let lifetime = provision.lifetime
    self.init(
      key: provision.key,
      lifetime: lifetime,
      scope: provision.scope,
      body(lifetime),
      in: place,
      fileID: fileID,
      line: line
    )
    declaration = provision.site
  }
}

extension Registration where Value: Sendable {
  /// Makes a registration of an instance for a typed key.
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - instance: the instance; every resolve gets this one.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    let provision = Dependencies()[keyPath: path].provision
    self.init(key: provision.key, instance: instance, fileID: fileID, line: line)
    declaration = provision.site
  }
}

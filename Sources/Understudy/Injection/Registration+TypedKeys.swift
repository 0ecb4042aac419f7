/// Makes registrations for typed keys.
extension Registration {
  /// Makes a registration for a typed key with a factory without dependencies, with the lifetime of
  /// its declaration.
  ///
  /// ```swift
  /// Registration(key: \.houseClock) { StageClock() }
  /// ```
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    self.init(Dependencies()[keyPath: path].provision, fileID, line) { .making($0, factory) }
  }

  /// Makes a registration for a typed key with a factory that resolves its dependencies.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    self.init(Dependencies()[keyPath: path].provision, fileID, line) { .making($0, factory) }
  }

  private init(
    _ provision: Provision,
    _ fileID: StaticString,
    _ line: UInt,
    body: (LifetimeKind) -> FactoryBody
  ) {
    let lifetime = provision.lifetime
    self.init(
      key: provision.key,
      lifetime: lifetime,
      scope: provision.scope,
      body(lifetime),
      fileID: fileID,
      line: line
    )
  }
}

extension Registration where Value: Sendable {
  /// Makes a registration of an instance for a typed key.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    let key = Dependencies()[keyPath: path].key
    self.init(key: key, instance: instance, fileID: fileID, line: line)
  }
}

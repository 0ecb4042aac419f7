/// Resolves and registers by typed key, and decides when a declared value counts.
extension Container {
  /// Returns the instance for a typed key: from its registration or, if none, its declaration.
  ///
  /// ```swift
  /// let now = try container[\.houseClock].now()
  /// ```
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Returns: what ``resolve(_:name:fileID:line:)`` returns for its type and name.
  /// - Throws: ``ContainerError``, as a resolve does; behind a firewall also for a live key that
  ///   has no test value and that the test did not register.
  /// - Complexity: O(1) for a built instance.
  public subscript<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    get throws(ContainerError) {
      let provision = Dependencies()[keyPath: path].provision
      let site = ShortSite(file: fileID, line: line)
      try refuseOther(than: provision, at: site)
      if let value = read(Value.self, name: provision.key.name) { return value }
      return try resolved(provision, Request(provision.key, at: site, chain: ambientChain))
    }
  }

  /// Returns the instance for a typed key, as the subscript does.
  ///
  /// ```swift
  /// let clock = try container.resolve(key: \.houseClock)
  /// ```
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Returns: what ``resolve(_:name:fileID:line:)`` returns for its type and name.
  /// - Throws: ``ContainerError``, as the subscript does.
  /// - Complexity: O(1) for a built instance.
  public func resolve<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try self[path, fileID, line]
  }

  /// Registers an instance for a typed key.
  ///
  /// ```swift
  /// container.register(key: \.houseClock, instance: FixedClock(at: .curtain))
  /// ```
  ///
  /// A factory for a typed key is registered in a batch, as `Registration(key: \.houseClock) { … }`.
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - instance: the instance; every resolve gets this one.
  public func register<Value: Sendable>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    add(Registration(key: path, fileID: fileID, line: line, instance: instance))
  }
}

extension Resolver {
  /// Returns the instance for a typed key: from its registration or, if none, its declaration.
  ///
  /// ```swift
  /// container.register(BoxOffice.self) { BoxOffice(clock: try $0[\.houseClock]) }
  /// ```
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Throws: ``ContainerError``, as a resolve does.
  public subscript<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    get throws(ContainerError) {
      let provision = Dependencies()[keyPath: path].provision
      let site = ShortSite(file: fileID, line: line)
      return try container.resolved(provision, Request(provision.key, at: site, chain: chain))
    }
  }

  /// Returns the instance for a typed key, as the subscript does.
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Throws: ``ContainerError``, as a resolve does.
  public func resolve<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try self[path, fileID, line]
  }
}

extension Container {
  fileprivate func resolved<Value>(
    _ provision: Provision,
    _ request: Request
  ) throws(ContainerError) -> Value {
    try provide(provision, at: request.shortSite)
    return try resolved(Value.self, request).value
  }

  /// Registers the declared value of a typed key, unless something is registered for it.
  ///
  /// - Throws: an error if the present registration comes from another declaration.
  func provide(_ provision: Provision, at site: ShortSite) throws(ContainerError) {
    guard standsFor == nil else { return }
    guard withCore({ $0.record(for: provision.key) }) == nil else {
      return try refuseOther(than: provision, at: site)
    }
    let owner = outermost
    let record = provision.record(in: owner)
    let isTaken = owner.change { core, retired in core.provide(record, retired: &retired) }
    if isTaken { owner.settle(record, nil) }
  }

  /// Throws if the key's registration is the default of another declaration, or was registered for
  /// it: it would otherwise apply to both.
  func refuseOther(than provision: Provision, at site: ShortSite) throws(ContainerError) {
    guard let record = withCore({ $0.record(for: provision.key) }),
      let declaration = record.declaration, declaration.site != provision.site.site
    else { return }
    let context = ContainerError.Context(
      key: provision.key,
      container: label,
      resolvedAt: site.site,
      registeredAt: record.provided == nil ? record.site.site : nil,
      declaredAt: declaration.site
    )
    throw .duplicateRegistration(context, other: provision.site.site)
  }

  private var outermost: Container {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }
}

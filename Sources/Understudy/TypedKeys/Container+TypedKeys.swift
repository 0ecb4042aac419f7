extension Container {
  /// The instance for a typed key: what is registered, else its default or its test value.
  ///
  /// ```swift
  /// let now = try container[\.houseClock].now()
  /// ```
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Returns: what ``resolve(_:name:fileID:line:)`` gives for its type and name.
  /// - Throws: ``ContainerError``, as a resolve does; in a strict mock also for a key without a
  ///   registration and a test value.
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

  /// Registers a factory for a typed key that needs nothing, with the lifetime of its declaration.
  ///
  /// ```swift
  /// container.register(\.houseClock) { StageClock() }
  /// ```
  public func register<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable () throws -> Value
  ) {
    add(Registration(path, fileID: fileID, line: line, factory: factory))
  }

  /// Registers a factory for a typed key that resolves what it needs.
  public func register<Value>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @Sendable (Resolver) throws -> Value
  ) {
    add(Registration(path, fileID: fileID, line: line, factory: factory))
  }

  /// Registers an instance for a typed key.
  ///
  /// ```swift
  /// container.register(\.houseClock, instance: FixedClock(at: .curtain))
  /// ```
  public func register<Value: Sendable>(
    _ path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    instance: Value
  ) {
    add(Registration(path, fileID: fileID, line: line, instance: instance))
  }
}

extension Resolver {
  /// The instance for a typed key: what is registered, else its default or its test value.
  ///
  /// ```swift
  /// container.register(BoxOffice.self) { BoxOffice(clock: try $0[\.houseClock]) }
  /// ```
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
}

extension Container {
  fileprivate func resolved<Value>(
    _ provision: Provision,
    _ request: Request
  ) throws(ContainerError) -> Value {
    try provide(provision, request)
    return try resolved(Value.self, request).value
  }

  /// Registers what a typed key declares, unless something is registered for it.
  ///
  /// - Throws: if this has to be a value for tests, and there is none.
  func provide(_ provision: Provision, _ request: Request) throws(ContainerError) {
    guard !isUnavailable, !isEscape else { return }
    guard withCore({ $0.record(for: provision.key) }) == nil else {
      return try refuseOther(than: provision, at: request.shortSite)
    }
    let owner = outermost
    guard let record = provision.record(in: owner) else {
      noteAbsence(request)
      let error = reported(lacksTestValue(provision, request), request)
      tell(.failed(error), request)
      throw error
    }
    let isTaken = owner.change { core, retired in core.provide(record, retired: &retired) }
    if isTaken { owner.settle(record, nil) }
  }

  /// Throws if what stands for the key comes from another declaration: whoever asks by one of two
  /// would get the default of the other, whichever was asked first.
  func refuseOther(than provision: Provision, at site: ShortSite) throws(ContainerError) {
    guard let record = withCore({ $0.record(for: provision.key) }), record.provided != nil,
      record.site.site != provision.site.site
    else { return }
    let context = ContainerError.Context(
      key: provision.key,
      container: label,
      resolvedAt: site.site,
      declaredAt: record.site.site
    )
    throw .duplicateRegistration(context, other: provision.site.site)
  }

  private var outermost: Container {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  private func lacksTestValue(_ provision: Provision, _ request: Request) -> ContainerError {
    let context = ContainerError.Context(
      key: request.key,
      path: request.chain.path(to: request.key),
      container: label,
      resolvedAt: request.site,
      askedAt: request.chain?.outermost.site.site,
      declaredAt: provision.site.site
    )
    return .dependencyNotRegistered(context, nearMisses: [])
  }
}

extension Container {
  /// Whether a test made it, or made what it is a fork or a child of.
  var isOfTest: Bool { sink != nil || rules != nil }
}

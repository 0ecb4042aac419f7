/// Resolves by typed key in asynchronous code.
extension Container {
  /// Returns the instance for a typed key, suspending if asynchronous code or the main actor has to
  /// build it.
  ///
  /// ```swift
  /// let model = try await container.resolve(key: \.windowModel)
  /// ```
  ///
  /// What can be built without suspending is read with the subscript, `try container[\.mailer]`.
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Returns: what ``resolve(_:name:fileID:line:)`` returns for its type and name.
  /// - Throws: ``ContainerError``, as the subscript does, or `CancellationError`.
  /// - Complexity: O(1) for a built instance, without suspending.
  public func resolve<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    let provision = Dependencies()[keyPath: path].provision
    let site = ShortSite(file: fileID, line: line)
    try refuseOther(than: provision, at: site)
    if let value = read(Value.self, name: provision.key.name) { return value }
    try provide(provision, at: site)
    let request = Request(provision.key, at: site, chain: ambientChain)
    return try await resolved(Value.self, request).value
  }
}

extension Resolver {
  /// Returns the instance for a typed key, suspending if asynchronous code or the main actor has to
  /// build it.
  ///
  /// ```swift
  /// container.register(Lobby.self) { try await Lobby(model: $0.resolve(key: \.windowModel)) }
  /// ```
  ///
  /// - Parameter path: the property of ``Dependencies`` that declares it.
  /// - Throws: ``ContainerError``, as the subscript does, or `CancellationError`.
  public func resolve<Value>(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    let provision = Dependencies()[keyPath: path].provision
    let site = ShortSite(file: fileID, line: line)
    try container.provide(provision, at: site)
    let request = Request(provision.key, at: site, chain: chain)
    return try await container.resolved(Value.self, request).value
  }
}

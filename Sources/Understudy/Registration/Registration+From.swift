extension Registration {
  /// A registration of the given lifetime that builds its value from another type's instance, or,
  /// where that is not registered, from a fallback.
  ///
  /// ```swift
  /// Registration(Receipt.self, from: (any PaymentGateway).self, lifetime: .transient) { gateway in
  ///   Receipt(issuer: gateway.name)
  /// } otherwise: { _ in
  ///   Receipt(issuer: "cash desk")
  /// }
  /// ```
  ///
  /// Whether the source is registered is asked when the value is built. Registering it later, or
  /// again, drops what was built without it. The fallback is for a source that is *absent*: one that
  /// fails, that a firewall guards or that only asynchronous code can build is an error as ever.
  ///
  /// - Parameters:
  ///   - type: the type it is resolved by, protocols as `(any P).self`.
  ///   - name: tells registrations of one type apart.
  ///   - source: what it is built from, as that is registered.
  ///   - sourceName: the name the source is registered under.
  ///   - lifetime: how long an instance is used again.
  ///   - build: makes the value from the source's instance.
  ///   - fallback: makes it where the source is not registered; without one that is
  ///     ``ContainerError/dependencyNotRegistered(_:nearMisses:)`` for the source.
  @inlinable
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) throws -> Value,
    otherwise fallback: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(type, name: name, lifetime: lifetime, fileID: fileID, line: line) {
      (resolver: Resolver) throws in
      guard let fallback else {
        return try build(resolver.resolve(name: sourceName, fileID: fileID, line: line))
      }
      let source: Source? = try resolver.resolveIfRegistered(
        name: sourceName,
        fileID: fileID,
        line: line
      )
      return try source.map(build) ?? fallback(resolver)
    }
  }

  /// A registration of the given lifetime that builds its value from another type's instance, or
  /// from a fallback, and suspends; only `await` can resolve it.
  @inlinable
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    lifetime: Lifetime<Value>,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) async throws -> Value,
    otherwise fallback: (@Sendable (Resolver) async throws -> Value)? = nil
  ) {
    self.init(type, name: name, lifetime: lifetime, fileID: fileID, line: line) {
      (resolver: Resolver) async throws in
      guard let fallback else {
        return try await build(resolver.resolve(name: sourceName, fileID: fileID, line: line))
      }
      let source: Source? = try await resolver.resolveIfRegistered(
        name: sourceName,
        fileID: fileID,
        line: line
      )
      guard let source else { return try await fallback(resolver) }
      return try await build(source)
    }
  }
}

extension Registration where Value: Sendable {
  /// A singleton that is built from another type's instance, or, where that is not registered, from
  /// a fallback.
  ///
  /// The use-case pattern: what a feature needs is built from another feature's product if that is
  /// there, and otherwise stands on its own feet.
  ///
  /// ```swift
  /// Registration((any Mailer).self, from: SMTPSettings.self) { settings in
  ///   SMTPMailer(settings)
  /// } otherwise: { _ in
  ///   PickupMailer()
  /// }
  /// ```
  ///
  /// Without `otherwise` an abstract factory feeds another registration:
  ///
  /// ```swift
  /// Registration((any TicketPrinter).self, from: (any PrintingKit).self) { $0.makePrinter() }
  /// ```
  @inlinable
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) throws -> Value,
    otherwise fallback: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    self.init(
      type,
      name: name,
      from: source,
      named: sourceName,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      build: build,
      otherwise: fallback
    )
  }

  /// A singleton that is built from another type's instance, or from a fallback, and suspends; only
  /// `await` can resolve it until it is built.
  @inlinable
  public init<Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) async throws -> Value,
    otherwise fallback: (@Sendable (Resolver) async throws -> Value)? = nil
  ) {
    self.init(
      type,
      name: name,
      from: source,
      named: sourceName,
      lifetime: .singleton,
      fileID: fileID,
      line: line,
      build: build,
      otherwise: fallback
    )
  }
}

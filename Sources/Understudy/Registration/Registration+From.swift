/// Makes registrations that build from another registration, or from a fallback if that is missing.
extension Registration {
  /// Makes a registration with a lifetime that builds its value from another type's instance or, if
  /// that is not registered, from a fallback.
  ///
  /// ```swift
  /// Registration(Receipt.self, from: (any PaymentGateway).self, lifetime: .transient) { gateway in
  ///   Receipt(issuer: gateway.name)
  /// } otherwise: { _ in
  ///   Receipt(issuer: "cash desk")
  /// }
  /// ```
  ///
  /// Whether the source is registered is checked when the value is built. Registering it later, or
  /// again, drops what was built without it. The fallback is for a source that is *absent*: a
  /// source that fails, is guarded by a firewall, or can be built only by asynchronous code is an
  /// error as usual.
  ///
  /// - Parameters:
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - source: the type it is built from, as registered.
  ///   - sourceName: the name the source is registered under.
  ///   - lifetime: how long an instance is reused.
  ///   - build: makes the value from the source's instance.
  ///   - fallback: makes the value if the source is not registered; without a fallback, a missing
  ///     source is ``ContainerError/dependencyNotRegistered(_:nearMisses:)``.
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

  /// Makes a registration that builds its value asynchronously from another type's instance or a
  /// fallback, with a lifetime; only `await` can resolve it.
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
  /// Makes a singleton that is built from another type's instance or, if that is not registered,
  /// from a fallback.
  ///
  /// This is the use-case pattern: what a feature needs is built from another feature's product if
  /// that is present, and independently otherwise.
  ///
  /// ```swift
  /// Registration((any Mailer).self, from: SMTPSettings.self) { settings in
  ///   SMTPMailer(settings)
  /// } otherwise: { _ in
  ///   PickupMailer()
  /// }
  /// ```
  ///
  /// Without `otherwise`, an abstract factory supplies another registration:
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

  /// Makes a singleton that is built asynchronously from another type's instance or from a
  /// fallback; only `await` can resolve it until it is built.
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

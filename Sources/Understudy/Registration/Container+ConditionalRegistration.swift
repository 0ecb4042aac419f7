extension Container {
  /// Registers a singleton that is built from another type's instance, or, where that is not
  /// registered, from a fallback.
  ///
  /// ```swift
  /// container.register((any Mailer).self, from: SMTPSettings.self) { settings in
  ///   SMTPMailer(settings)
  /// } otherwise: { _ in
  ///   PickupMailer()
  /// }
  /// ```
  ///
  /// Registering the source later, or again, drops what was built without it.
  ///
  /// - Parameters:
  ///   - type: the type it is resolved by, protocols as `(any P).self`.
  ///   - name: tells registrations of one type apart.
  ///   - source: what it is built from, as that is registered.
  ///   - sourceName: the name the source is registered under.
  ///   - build: makes the value from the source's instance.
  ///   - fallback: makes it where the source is not registered; without one that is
  ///     ``ContainerError/dependencyNotRegistered(_:nearMisses:)`` for the source.
  @inlinable
  public func register<Value: Sendable, Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) throws -> Value,
    otherwise fallback: (@Sendable (Resolver) throws -> Value)? = nil
  ) {
    add(
      Registration(
        type,
        name: name,
        from: source,
        named: sourceName,
        fileID: fileID,
        line: line,
        build: build,
        otherwise: fallback
      )
    )
  }

  /// Registers a singleton that is built from another type's instance, or from a fallback, and
  /// suspends.
  @inlinable
  public func register<Value: Sendable, Source>(
    _ type: Value.Type,
    name: String? = nil,
    from source: Source.Type,
    named sourceName: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    build: @escaping @Sendable (Source) async throws -> Value,
    otherwise fallback: (@Sendable (Resolver) async throws -> Value)? = nil
  ) {
    add(
      Registration(
        type,
        name: name,
        from: source,
        named: sourceName,
        fileID: fileID,
        line: line,
        build: build,
        otherwise: fallback
      )
    )
  }

  /// Registers what is built from another type's instance, or from a fallback, with a lifetime.
  @inlinable
  public func register<Value, Source>(
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
    add(
      Registration(
        type,
        name: name,
        from: source,
        named: sourceName,
        lifetime: lifetime,
        fileID: fileID,
        line: line,
        build: build,
        otherwise: fallback
      )
    )
  }

  /// Registers what is built from another type's instance, or from a fallback, and suspends, with a
  /// lifetime.
  @inlinable
  public func register<Value, Source>(
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
    add(
      Registration(
        type,
        name: name,
        from: source,
        named: sourceName,
        lifetime: lifetime,
        fileID: fileID,
        line: line,
        build: build,
        otherwise: fallback
      )
    )
  }
}

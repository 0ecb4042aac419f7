/// Registers what is built from another registration, or from a fallback if that is missing.
extension Container {
  /// Registers a singleton that is built from another type's instance or, if that is not
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
  ///   - type: the type to resolve it by, protocols as `(any P).self`.
  ///   - name: distinguishes registrations of one type.
  ///   - source: the type it is built from, as registered.
  ///   - sourceName: the name the source is registered under.
  ///   - build: makes the value from the source's instance.
  ///   - fallback: makes the value if the source is not registered; without a fallback, a missing
  ///     source is ``ContainerError/dependencyNotRegistered(_:nearMisses:)``.
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

  /// Registers a singleton that is built asynchronously from another type's instance, or from a
  /// fallback.
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

  /// Registers a value that is built from another type's instance or from a fallback, with a
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

  /// Registers a value that is built asynchronously from another type's instance or from a
  /// fallback, with a lifetime.
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

/// Resolves optional types: `resolve(T?.self)` gives `T`'s instance if that is registered.
extension Container {
  /// Returns the instance for an optional type, without suspending: `nil` if nothing is registered
  /// for it.
  ///
  /// It is the same as ``resolveIfRegistered(_:name:fileID:line:)`` for the type without the `?`,
  /// unless the optional type is registered itself.
  ///
  /// ```swift
  /// let analytics = try container.resolve((any Analytics)?.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the optional type, such as `(any P)?.self`; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` for every failure except a missing registration.
  public func resolve<Wrapped>(
    _ type: Wrapped?.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Wrapped? {
    guard record(for: Key(type, name: name)) == nil else {
      return try resolve(name: name, fileID: fileID, line: line)
    }
    return try resolveIfRegistered(Wrapped.self, name: name, fileID: fileID, line: line)
  }

  /// Returns the instance for an optional type, suspending if asynchronous code has to build it.
  ///
  /// - Parameters:
  ///   - type: the optional type, such as `(any P)?.self`; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  public func resolve<Wrapped>(
    _ type: Wrapped?.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Wrapped? {
    guard record(for: Key(type, name: name)) == nil else {
      return try await resolve(name: name, fileID: fileID, line: line)
    }
    return try await resolveIfRegistered(Wrapped.self, name: name, fileID: fileID, line: line)
  }
}

extension Resolver {
  /// Returns the instance for an optional type, without suspending: `nil` if nothing is registered
  /// for it.
  ///
  /// - Parameters:
  ///   - type: the optional type, such as `(any P)?.self`; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``, as a resolve does.
  public func resolve<Wrapped>(
    _ type: Wrapped?.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Wrapped? {
    guard container.record(for: Key(type, name: name)) == nil else {
      return try resolve(name: name, fileID: fileID, line: line)
    }
    return try resolveIfRegistered(Wrapped.self, name: name, fileID: fileID, line: line)
  }

  /// Returns the instance for an optional type, suspending if asynchronous code has to build it.
  ///
  /// - Parameters:
  ///   - type: the optional type, such as `(any P)?.self`; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  public func resolve<Wrapped>(
    _ type: Wrapped?.Type,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Wrapped? {
    guard container.record(for: Key(type, name: name)) == nil else {
      return try await resolve(name: name, fileID: fileID, line: line)
    }
    return try await resolveIfRegistered(Wrapped.self, name: name, fileID: fileID, line: line)
  }
}

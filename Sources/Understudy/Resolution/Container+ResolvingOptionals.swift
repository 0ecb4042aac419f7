/// `resolve(T?.self)`: what `T` gives where that is registered.
extension Container {
  /// The instance for a type that may be missing, now: `nil` if nothing is registered for it.
  ///
  /// The same as ``resolveIfRegistered(_:name:fileID:line:)`` for the type without the `?`, unless the
  /// optional type is registered itself.
  ///
  /// ```swift
  /// let analytics = try container.resolve((any Analytics)?.self)
  /// ```
  ///
  /// - Throws: ``ContainerError`` for everything but an absent registration.
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

  /// The same, suspending where it has to be built by asynchronous code.
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
  /// The instance for a type that may be missing, now: `nil` if nothing is registered for it.
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

  /// The same, suspending where it has to be built by asynchronous code.
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

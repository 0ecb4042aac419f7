import Synchronization

/// Resolves in asynchronous code, suspending where a build requires it.
extension Container {
  /// Returns the instance for a type, suspending if asynchronous code has to build it.
  ///
  /// A shared instance is built once, however many tasks resolve it. Cancelling one waiter does not
  /// affect the others; when the last one cancels, the build is cancelled, and the next caller
  /// starts a new one. In a cancelled task a built instance is returned and no build is started.
  ///
  /// ```swift
  /// let analytics = try await container.resolve(Analytics.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  /// - Complexity: O(1) for a built instance, without suspending.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    if let value = read(type, name: name) { return value }
    return try await resolveSlowly(type, name, fileID, line)
  }

  @usableFromInline
  func resolveSlowly<Value>(
    _ type: Value.Type,
    _ name: String?,
    _ fileID: StaticString,
    _ line: UInt
  ) async throws -> Value {
    let chain = ambientChain
    let site = ShortSite(file: fileID, line: line)
    let hit = try withUninitializedValueIfNeeded(for: Value.self) {
      recordedHit(Value.self, name, at: site, for: chain, into: $0)
    }
    if let hit { return hit }
    return try await resolved(
      type,
      Request(Key(Value.self, name: name), at: site, chain: chain)
    ).value
  }

  /// Returns the instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`; a missing registration is not an error.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value? {
    try await resolvedIfRegistered(
      type,
      Request(
        Key(Value.self, name: name),
        at: ShortSite(file: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value> {
    let destination = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { destination.deallocate() }
    if let found = try await resolveIfRegistered(request, into: destination) {
      return Resolved(value: destination.move(), provenance: found.provenance)
    }
    noteAbsence(request)
    throw missed(request)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value>? {
    let destination = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { destination.deallocate() }
    if let found = try await resolveIfRegistered(request, into: destination) {
      return Resolved(value: destination.move(), provenance: found.provenance)
    }
    if standsFor != nil { throw missed(request) }
    noteAbsence(request)
    return nil
  }

  private func resolveIfRegistered(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) async throws -> Found? {
    try await resolveObserved(request, into: destination) ?? makeDerived(request, into: destination)
  }

  /// Resolves step by step, and tells the observers how long it took.
  private func resolveObserved(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) async throws -> Found? {
    guard let watch = ResolveWatch(self, request) else {
      return try await performSteps(of: request, into: destination)
    }
    do {
      let found = try await performSteps(of: request, into: destination)
      watch.end(request, found: found != nil)
      return found
    } catch {
      watch.end(request, error)
      throw error
    }
  }
}

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
    if let hit = recordedHit(Value.self, name, at: site, for: chain) { return Self.value(of: hit) }
    return try await resolved(
      type,
      Request(Key(Value.self, name: name), at: site, chain: chain)
    ).value
  }

  /// Returns the instance for a type, or `nil` if nothing is registered for it.
  ///
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
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { room.deallocate() }
    if let found = try await fill(room, request) ?? derive(request, into: room) {
      return Resolved(value: room.move(), provenance: found.provenance)
    }
    noteAbsence(request)
    throw missed(request)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) async throws -> Resolved<Value>? {
    let room = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { room.deallocate() }
    if let found = try await fill(room, request) ?? derive(request, into: room) {
      return Resolved(value: room.move(), provenance: found.provenance)
    }
    if standsFor != nil { throw missed(request) }
    noteAbsence(request)
    return nil
  }

  /// The slow path for tasks; see the synchronous one.
  func fill(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Found? {
    guard let watch = ResolveWatch(self, request) else { return try await look(room, request) }
    do {
      let found = try await look(room, request)
      watch.end(request, found: found != nil)
      return found
    } catch {
      watch.end(request, error)
      throw error
    }
  }

  func look(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) async throws -> Found? {
    while true {
      switch claim(request, for: Task.isCancelled ? .cancelledTask : .task) {
      case .ready(let instance):
        return deliver(instance, into: room, request)
      case .transient(let record):
        return try await makeTransient(record, into: room, request)
      case .graph(let record):
        return try await fillInGraph(room, request, record)
      case .build(let build, let record):
        try refuse(build, for: request)
        if let instance = try await perform(consume build, record, request) {
          return deliver(instance, into: room, request)
        }
      case .join(let build, let epoch):
        if let instance = try await wait(for: build, since: epoch, request) {
          return deliver(instance, into: room, request)
        }
      case .hop:
        // This task waits meanwhile, so only the main actor accesses the memory; and what a
        // main-actor factory makes is `Sendable`, as `register(_:on:)` requires.
        let room = Transfer(room)
        do {
          return try await MainActor.run { try lookSynchronously(room.value, request) }
        } catch let error as ContainerError {
          throw unwrappingCancellation(error)
        }
      case .missing:
        switch inherited(request.key) {
        case nil: return nil
        case .shared(let owner)?:
          do {
            let found = try await owner.look(room, request)
            if let provenance = found?.provenance { noteLook(provenance, for: request.chain) }
            return found
          } catch {
            guard isOvertaken(error, request, askedOf: owner) else { throw error }
          }
        case .made(let record)?: return try await makeInherited(record, into: room, request)
        }
      case .reported(let finding): reportLive(finding, request)
      case .refused(.cancelled):
        throw CancellationError()
      case .refused(let refusal):
        throw reported(error(refusal, request), request)
      }
    }
  }

  /// The synchronous path under a separate name, for calls from an asynchronous context.
  ///
  /// A caller that switches actors is being timed already: it is one resolve, and one event.
  private func lookSynchronously(
    _ room: UnsafeMutableRawPointer,
    _ request: Request
  ) throws(ContainerError) -> Found? {
    try look(room, request)
  }
}

import Synchronization

/// Resolves in synchronous code.
extension Container {
  /// Returns the instance for a type, without suspending.
  ///
  /// A built singleton is returned at once; otherwise its factory runs here, or, if it is already
  /// running on another thread, the call waits for that one. It never waits for a task or an actor.
  ///
  /// ```swift
  /// let mailer = try container.resolve((any Mailer).self)
  /// let backup: any Mailer = try container.resolve(name: "backup")
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``: nothing is registered, a cycle, a factory that failed, something
  ///   that only asynchronous code can build, a closed container.
  /// - Complexity: O(1) for a built instance.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    if let reading = beginReading(Value.self, name: name) {
      defer { endReading(reading) }
      return reading.instance._withUnsafeGuaranteedRef { Self.value(of: $0) }
    }
    return try withUninitializedValue(for: type) { destination throws(ContainerError) in
      try resolveSlowly(
        Value.self,
        name,
        at: ShortSite(file: fileID, line: line),
        into: destination
      )
    }
  }

  /// Returns the instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` for every failure except a missing registration, such as a
  ///   failing factory.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try resolvedIfRegistered(
      type,
      Request(
        Key(Value.self, name: name),
        at: ShortSite(file: fileID, line: line),
        chain: ambientChain
      )
    )?.value
  }

  /// Returns the instance for a type, and traps if there is none: for a missing instance that is a
  /// programmer's error.
  ///
  /// The error's whole text is printed first. In tests prefer ``resolve(_:name:fileID:line:)``,
  /// which fails one test and not the process.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  @inlinable
  public func require<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Value {
    do {
      return try resolve(type, name: name, fileID: fileID, line: line)
    } catch {
      trap(after: error, at: SourceSite(fileID: fileID, line: line))
    }
  }

  @usableFromInline
  func trap(after error: ContainerError, at site: SourceSite) -> Never {
    if severity(of: error) == nil {
      IssueOutlet.record(ContainerIssue(error.description, at: site), preferring: host)
    }
    fatalError("\(site): \(error)")
  }

  /// The instance as the type that its key stands for.
  @inlinable
  @inline(__always)
  static func value<Value>(of instance: InstanceRecord) -> Value {
    // The container keeps it under the key of `Value`, so its factory made it as a
    // `TypedInstance<Value>`.
    unsafeDowncast(instance, to: TypedInstance<Value>.self).value
  }

  /// The slow path, with the type erased: writes the value into uninitialized memory.
  @usableFromInline
  func resolveSlowly(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    let (binding, chain) = Ambient.running
    if recordedHit(type, name, at: site, for: chain, into: destination) { return }
    try resolve(type, name, for: chain, at: site, within: binding, into: destination)
  }

  /// Resolves on the slow path, and writes the value into the memory.
  func resolve(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found {
    if let found = try resolveIfRegistered(request, into: destination) { return found }
    noteAbsence(request)
    throw missed(request)
  }

  /// Resolves a key that may be missing, on the slow path, and writes the value into the memory.
  ///
  /// - Returns: `nil`, and no value, if nothing is registered and it is not a type that any
  ///   container can make.
  func resolveIfRegistered(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    switch shortcut(for: request) {
    case .hit(let instance):
      return deliver(instance, into: destination, request)
    case .transient(let record):
      try refuseChain(of: request, before: record)
      return try makeInstance(of: record, into: destination, request)
    // Nothing is claimed without a line.
    case .none, .build:
      return try resolveByRule(request, into: destination)
    }
  }

  /// Resolves a key for which there is no shortcut.
  func resolveByRule(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    try resolveObserved(request, into: destination) ?? makeDerived(request, into: destination)
  }

  /// Resolves step by step, and tells the observers how long it took.
  private func resolveObserved(
    _ request: Request,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) -> Found? {
    guard let watch = ResolveWatch(self, request) else {
      return try performSteps(of: request, into: destination)
    }
    do {
      let found = try performSteps(of: request, into: destination)
      watch.end(request, found: found != nil)
      return found
    } catch {
      watch.end(request, error)
      throw error
    }
  }

  func resolved<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value> {
    var found = Found(provenance: nil)
    let value: Value = try withUninitializedValue(for: type) { destination throws(ContainerError) in
      found = try resolve(request, into: destination)
    }
    return Resolved(value: value, provenance: found.provenance)
  }

  func resolvedIfRegistered<Value>(
    _ type: Value.Type,
    _ request: Request
  ) throws(ContainerError) -> Resolved<Value>? {
    var provenance: DependencyRecord?
    let value = try withUninitializedValueIfNeeded(for: type) {
      destination throws(ContainerError) in
      guard let found = try resolveIfRegistered(request, into: destination) else { return false }
      provenance = found.provenance
      return true
    }
    if let value { return Resolved(value: value, provenance: provenance) }
    if standsFor != nil { throw missed(request) }
    noteAbsence(request)
    return nil
  }
}

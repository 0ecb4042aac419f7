import Synchronization

/// Resolves the dependencies of a factory.
///
/// It carries the chain of running builds, so that a cycle is an error with its path and the
/// container knows what was built from what.
///
/// ```swift
/// container.register((any Mailer).self, name: "loud") { LoudMailer(base: try $0.resolve()) }
/// ```
///
/// A resolver kept after its factory has returned works like its container, with a new chain.
public struct Resolver: Sendable {
  private let frame: Frame
  /// The container that runs the factory.
  public let container: Container
  /// Whether hooks follow its factory, so that the factory's return does not end the frame.
  private let leavesOpen: Bool

  /// Makes the resolver of a frame.
  ///
  /// - Parameter container: the frame's container, which the frame does not hold.
  init(_ frame: Frame, in container: Container) {
    self.frame = frame
    self.container = container
    leavesOpen = false
  }

  private init(leavingOpen other: Resolver) {
    frame = other.frame
    container = other.container
    leavesOpen = true
  }

  /// The resolver for a factory that hooks follow: what those resolve counts, too.
  var beforeHooks: Resolver { Resolver(leavingOpen: self) }

  /// The chain, while the factory runs.
  var chain: Frame? { frame.whileRunning }

  /// How the factory's value was made. Only after the factory has returned; for one record.
  @usableFromInline var origin: ProvenanceBits {
    leavesOpen
      ? ProvenanceBits(DependencyRecord(key: frame.key, registration: 0)) : frame.finishInstance()
  }

  /// Makes the factory's result available to what its hooks build, if all is of one graph.
  func show<Value>(_ value: Value) {
    frame.build?.show(TypedInstance(value, provenance: frame.provenance([], .use)))
  }

  /// Records that the factory makes a pool.
  func noteLending() -> PoolDependencies { frame.noteLending() }

  /// The dependencies that the running factory has resolved so far.
  var noted: DependencyList { frame.noted }

  /// The container's epoch, before or after what the factory does next.
  var epoch: UInt64 { container.cell.epoch.load(ordering: .acquiring) }

  /// The reference by which something that the running factory makes may hold the container.
  var reference: ContainerReference { container.reference(for: frame) }

  /// Returns the instance for a type, without suspending. See
  /// ``Container/resolve(_:name:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``, as a resolve does.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try withUninitializedValue(for: type) { destination throws(ContainerError) in
      try resolveSlowly(
        Value.self,
        name,
        at: ShortSite(file: fileID, line: line),
        into: destination
      )
    }
  }

  @usableFromInline
  func resolveSlowly(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    into destination: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    try container.resolve(
      type,
      name,
      for: frame.whileRunning,
      at: site,
      within: .unknown,
      into: destination
    )
  }

  /// Returns the instance for a type, suspending if asynchronous code has to build it.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    try await container.resolved(type, request(Value.self, name, fileID, line)).value
  }

  /// Returns the instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError``; a missing registration is not an error.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try container.resolvedIfRegistered(type, request(Value.self, name, fileID, line))?.value
  }

  /// Returns the instance for a type, or `nil` if nothing is registered for it, suspending where
  /// needed.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value? {
    try await container.resolvedIfRegistered(type, request(Value.self, name, fileID, line))?.value
  }

  /// Returns the instances of every registration of a type, in registration order.
  ///
  /// - Parameter type: the type as it was registered; may be left to inference.
  /// - Throws: the first ``ContainerError``, if one cannot be resolved.
  public func resolveAll<Value>(
    _ type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> [Value] {
    let site = SourceSite(fileID: fileID, line: line)
    return try container.resolvedAll(type, at: site, chain: frame.whileRunning)
  }

  /// Returns the instances of every registration of a type, in order, suspending where needed.
  ///
  /// - Parameter type: the type as it was registered; may be left to inference.
  /// - Throws: ``ContainerError`` or `CancellationError`, nothing else.
  public func resolveAll<Value>(
    _ type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> [Value] {
    let site = SourceSite(fileID: fileID, line: line)
    return try await container.resolvedAll(type, at: site, chain: frame.whileRunning)
  }

  private func request(
    _ type: any Any.Type,
    _ name: String?,
    _ fileID: StaticString,
    _ line: UInt
  ) -> Request {
    Request(
      Key(type, name: name),
      at: ShortSite(file: fileID, line: line),
      chain: frame.whileRunning
    )
  }
}

import Synchronization

/// What a factory resolves its dependencies with.
///
/// It carries the chain of what is being built, so that a cycle is an error with its path and the
/// container knows what was built from what.
///
/// ```swift
/// container.register((any Mailer).self, name: "loud") { LoudMailer(base: try $0.resolve()) }
/// ```
///
/// A resolver kept after its factory has returned works as its container does, with a fresh chain.
public struct Resolver: Sendable {
  private let frame: Frame
  /// The container that runs the factory.
  public let container: Container
  /// Whether hooks come after the factory it is for, so that what that returns concludes nothing.
  private let leavesOpen: Bool

  /// - Parameter container: that of the frame, which does not hold it.
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

  /// The same, for a factory after which hooks run: what those resolve counts, too.
  var beforeHooks: Resolver { Resolver(leavingOpen: self) }

  /// The chain, as long as the factory runs.
  var chain: Frame? { frame.whileRunning }

  /// What the factory, which is done, has made its value from.
  @usableFromInline var provenance: Provenance {
    leavesOpen ? Provenance(key: frame.key, registration: 0) : frame.conclude()
  }

  /// Shows what the factory has made to what the hooks after it build, if all is of one graph.
  func show<Value>(_ value: Value) {
    frame.build?.show(TypedInstance(value, provenance: frame.provenance([], .use)))
  }

  /// Notes that what the factory makes is a pool.
  func noteLending() -> PoolSource { frame.noteLending() }

  /// What the factory, which is not done, has resolved so far.
  var noted: [Provenance] { frame.noted }

  /// The container's epoch, before or after what the factory does next.
  var epoch: UInt64 { container.cell.epoch.load(ordering: .acquiring) }

  /// How something made by the factory, while it runs, may hold the container.
  var reference: ContainerReference { container.reference(for: frame) }

  /// The instance for a type, now. See ``Container/resolve(_:name:fileID:line:)``.
  @inlinable
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try withRoom(for: type) { room throws(ContainerError) in
      try fetch(Value.self, name, at: ShortSite(file: fileID, line: line), into: room)
    }
  }

  @usableFromInline
  func fetch(
    _ type: any Any.Type,
    _ name: String?,
    at site: ShortSite,
    into room: UnsafeMutableRawPointer
  ) throws(ContainerError) {
    let request = Request(Key(type, name: name), at: site, chain: frame.whileRunning)
    _ = try container.fetch(request, into: room)
  }

  /// The instance for a type, suspending where it has to be built by asynchronous code.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    try await container.resolved(type, request(Value.self, name, fileID, line)).value
  }

  /// The instance for a type, or `nil` if nothing is registered for it.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try container.resolvedIfRegistered(type, request(Value.self, name, fileID, line))?.value
  }

  /// The instance for a type, or `nil` if nothing is registered for it, suspending where needed.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value? {
    try await container.resolvedIfRegistered(type, request(Value.self, name, fileID, line))?.value
  }

  /// The instances of every registration of a type, in registration order.
  public func resolveAll<Value>(
    _ type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> [Value] {
    let site = SourceSite(fileID: fileID, line: line)
    return try container.resolvedAll(type, at: site, chain: frame.whileRunning)
  }

  /// The instances of every registration of a type, in registration order, suspending where needed.
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

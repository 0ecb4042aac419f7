import Synchronization

/// Resolves a type on first use and keeps the instance: a way to break a cycle.
///
/// Any container resolves `Lazy<T>` for any `Sendable` `T`.
///
/// ```swift
/// container.register(Lobby.self) { Lobby(hall: try $0.resolve(Lazy<Hall>.self)) }
/// let hall = try lobby.hall.get()
/// ```
///
/// Made during the build of a shared instance, it holds the container weakly; it keeps what it has
/// read once. A failed lookup is repeated by the next call.
///
/// Made within an outermost resolve that shares `.graph` instances, it also returns that graph's
/// own instance of a class later, as long as something else holds it, and does not keep it.
public final class Lazy<Value: Sendable>: Sendable, ContainerDerived, InstanceKeeper {
  private let lookup: Lookup<Value>
  @usableFromInline let kept = Lock<Value?>(nil)
  private let lent = Lock(Lent())
  private let readers = Lock(FirstReaders())

  /// The instance from its graph, which it does not keep alive.
  private struct Lent {
    weak var object: AnyObject?
  }

  private init(lookup: Lookup<Value>) { self.lookup = lookup }

  static var target: any Any.Type { Value.self }

  static func derive(from reference: ContainerReference, _ name: String?) -> Self {
    Self(lookup: Lookup(reference: reference, name: name, owner: "a Lazy"))
  }

  /// Returns the instance; the first call resolves it.
  ///
  /// - Throws: what ``Container/resolve(_:name:fileID:line:)`` throws, and
  ///   ``ContainerError/containerUnavailable(_:)`` if the container was freed before the first
  ///   call.
  @inlinable
  public func get(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    if let value = kept.withLock({ $0 }) { return value }
    return try first(fileID, line)
  }

  /// Returns the instance; the first call resolves it, suspending where needed.
  ///
  /// - Throws: what ``Container/resolve(_:name:fileID:line:)`` throws, and
  ///   ``ContainerError/containerUnavailable(_:)`` if the container was freed before the first
  ///   call.
  @inlinable
  public func get(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    if let value = kept.withLock({ $0 }) { return value }
    return try await first(fileID, line)
  }

  package var keptValues: [Any] { kept.withLock { $0 }.map { [$0] } ?? [] }

  @usableFromInline
  func first(_ fileID: StaticString, _ line: UInt) throws(ContainerError) -> Value {
    let scope = readers.withLock { $0.enter() }
    defer { readers.withLock { $0.leave(scope) }?.end() }
    if let value = known { return value }
    let site = SourceSite(fileID: fileID, line: line)
    return keep(try lookup.resolve(at: site, sharing: Sharing(in: scope)))
  }

  @usableFromInline
  func first(_ fileID: StaticString, _ line: UInt) async throws -> Value {
    let scope = readers.withLock { $0.enter() }
    defer { readers.withLock { $0.leave(scope) }?.end() }
    if let value = known { return value }
    let site = SourceSite(fileID: fileID, line: line)
    return keep(try await lookup.resolve(at: site, sharing: Sharing(in: scope)))
  }

  private var known: Value? {
    if let value = kept.withLock({ $0 }) { return value }
    // Only a `Value` is stored there.
    return lent.withLock { $0.object }.map { $0 as! Value }
  }

  /// Stores the first result, so that all callers have the same instance of a transient, too.
  private func keep(_ found: Resolved<Value>) -> Value {
    if let graph = lookup.reference.graph, let provenance = found.provenance,
      graph.hasLent(provenance), type(of: found.value as Any) is AnyClass
    {
      let object = found.value as AnyObject
      lent.withLock { $0.object = object }
      return found.value
    }
    return kept.withLock { kept in
      if let kept { return kept }
      kept = found.value
      return found.value
    }
  }
}

/// Resolves a type on each call: a way to break a cycle, or to get many transients.
///
/// Any container resolves `Provider<T>` for any `T`; nothing is built until ``get(fileID:line:)``.
///
/// ```swift
/// container.register(Lobby.self) { Lobby(mailer: try $0.resolve(Provider<any Mailer>.self)) }
/// let mailer = try lobby.mailer.get()
/// ```
///
/// Made during the build of a shared instance, it holds the container weakly. A `.graph` instance
/// is of another graph each time, once the build is over; ``Lazy`` uses the graph it was made in.
public struct Provider<Value>: Sendable, ContainerDerived {
  private let lookup: Lookup<Value>

  static var target: any Any.Type { Value.self }

  static func derive(from reference: ContainerReference, _ name: String?) -> Provider {
    Provider(lookup: Lookup(reference: reference.outsideGraph, name: name, owner: "a Provider"))
  }

  /// Returns the container's instance for `Value`, without suspending.
  ///
  /// - Throws: what ``Container/resolve(_:name:fileID:line:)`` throws, and
  ///   ``ContainerError/containerUnavailable(_:)`` if the container is gone.
  public func get(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try lookup.resolve(at: SourceSite(fileID: fileID, line: line)).value
  }

  /// Returns the container's instance for `Value`, suspending where needed.
  ///
  /// - Throws: what ``Container/resolve(_:name:fileID:line:)`` throws, and
  ///   ``ContainerError/containerUnavailable(_:)`` if the container is gone.
  public func get(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    try await lookup.resolve(at: SourceSite(fileID: fileID, line: line)).value
  }
}

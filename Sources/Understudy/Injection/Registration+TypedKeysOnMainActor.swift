/// Makes registrations for typed keys whose factories run on the main actor.
extension Registration where Value: Sendable {
  /// Makes a registration for a typed key with a factory that runs on the main actor and resolves its
  /// dependencies, with the lifetime of its declaration.
  ///
  /// A synchronous resolve works on the main actor and throws ``ContainerError/requiresAsync(_:)``
  /// elsewhere; an asynchronous one switches to the main actor.
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable (Resolver) throws -> Value
  ) {
    let provision = Dependencies()[keyPath: path].provision
    self.init(provision, fileID, line, in: .mainActor) { .isolated($0, factory) }
  }

  /// Makes a registration for a typed key with a factory that runs on the main actor.
  ///
  /// ```swift
  /// Registration(key: \.windowModel, on: MainActor.self) { WindowModel(title: "matinee") }
  /// ```
  ///
  /// - Parameters:
  ///   - path: the property of ``Dependencies`` that declares it.
  ///   - actor: `MainActor.self`; no other actor is accepted.
  ///   - factory: makes the instance; an error it throws reaches the caller as
  ///     ``ContainerError/factoryFailed(_:underlying:)``.
  public init(
    key path: KeyPath<Dependencies, Dependency<Value>>,
    on actor: MainActor.Type,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    factory: @escaping @MainActor @Sendable () throws -> Value
  ) {
    self.init(key: path, on: actor, fileID: fileID, line: line) { _ in try factory() }
  }
}

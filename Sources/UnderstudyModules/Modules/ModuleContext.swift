public import Understudy

/// What a module gets when it is asked for its registrations.
///
/// ```swift
/// Module("catalog", dependsOn: ["settings"]) { context in
///   let settings = try context.resolve(Settings.self)
///   Registration(Catalog.self) { Catalog(url: settings.catalog) }
/// }
/// ```
///
/// It resolves what the container has, and what the modules register that this one depends on. They
/// are not in the container yet, so what their factories build here serves the preparation only: it
/// is cleaned up at its end, and the container builds its own. What is to be shared with a later
/// module is registered as an instance.
public struct ModuleContext: Sendable {
  /// Which surroundings the app runs in.
  public let environment: AppEnvironment
  /// The module that is asked.
  public let module: Module.Name
  /// The attempt, counted from 1.
  public let attempt: Int
  let stage: ModuleStage?

  init(
    environment: AppEnvironment,
    module: Module.Name,
    attempt: Int = 1,
    stage: ModuleStage? = nil
  ) {
    self.environment = environment
    self.module = module
    self.attempt = attempt
    self.stage = stage
  }

  /// The instance for a type, now.
  ///
  /// ```swift
  /// let stage = try context.resolve(Stage.self)
  /// ```
  ///
  /// - Throws: what ``Container/resolve(_:name:fileID:line:)`` throws.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try container.resolve(type, name: name, fileID: fileID, line: line)
  }

  /// The instance for a type, suspending where it has to be built by asynchronous code.
  ///
  /// - Throws: ``ContainerError`` or `CancellationError`.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    try await container.resolve(type, name: name, fileID: fileID, line: line)
  }

  /// The instance for a type, or `nil` if nothing is registered for it.
  ///
  /// - Throws: what ``Container/resolveIfRegistered(_:name:fileID:line:)`` throws.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try container.resolveIfRegistered(type, name: name, fileID: fileID, line: line)
  }

  /// The instance for a type, or `nil` if nothing is registered for it, suspending where needed.
  ///
  /// - Throws: ``ContainerError`` or `CancellationError`.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value? {
    try await container.resolveIfRegistered(type, name: name, fileID: fileID, line: line)
  }

  private var container: Container { stage?.container ?? .unavailable }
}

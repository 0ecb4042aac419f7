public import Understudy

/// The context that a module's closure receives.
///
/// ```swift
/// Module("catalog", dependsOn: ["settings"]) { context in
///   let settings = try context.resolve(Settings.self)
///   Registration(Catalog.self) { Catalog(url: settings.catalog) }
/// }
/// ```
///
/// It resolves the container's registrations, and those of the modules that this one depends on.
/// The latter are not in the container yet, so instances that their factories build here serve the
/// preparation only: they are cleaned up at its end, and the container builds its own. To share an
/// object with a later module, register it as an instance.
public struct ModuleContext: Sendable {
  /// The environment that the app runs in.
  public let environment: AppEnvironment
  /// The name of the module being configured.
  public let module: Module.Name
  /// The number of the attempt, from 1.
  public let attempt: Int
  let stage: ModuleSandbox?

  init(
    environment: AppEnvironment,
    module: Module.Name,
    attempt: Int = 1,
    stage: ModuleSandbox? = nil
  ) {
    self.environment = environment
    self.module = module
    self.attempt = attempt
    self.stage = stage
  }

  /// Resolves an instance of a type synchronously.
  ///
  /// ```swift
  /// let stage = try context.resolve(Stage.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Returns: the instance.
  /// - Throws: the errors of ``Container/resolve(_:name:fileID:line:)``.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value {
    try container.resolve(type, name: name, fileID: fileID, line: line)
  }

  /// Resolves an instance of a type, suspending if asynchronous code has to build it.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Returns: the instance.
  /// - Throws: ``ContainerError`` or `CancellationError`.
  public func resolve<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> Value {
    try await container.resolve(type, name: name, fileID: fileID, line: line)
  }

  /// Resolves an instance of a type, or returns `nil` if the type is not registered.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Returns: the instance; `nil` if nothing is registered.
  /// - Throws: the errors of ``Container/resolveIfRegistered(_:name:fileID:line:)``.
  public func resolveIfRegistered<Value>(
    _ type: Value.Type = Value.self,
    name: String? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ContainerError) -> Value? {
    try container.resolveIfRegistered(type, name: name, fileID: fileID, line: line)
  }

  /// Resolves an instance of a type, suspending if necessary, or returns `nil` if the type is not
  /// registered.
  ///
  /// - Parameters:
  ///   - type: the type as it was registered; may be left to inference.
  ///   - name: the name it was registered under.
  /// - Returns: the instance; `nil` if nothing is registered.
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

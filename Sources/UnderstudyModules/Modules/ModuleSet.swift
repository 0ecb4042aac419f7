/// Modules that are configured together, in any order.
///
/// ```swift
/// let app = ModuleSet {
///   platform  // another set
///   payments
///   if isKiosk { ticketPrinting }
/// }
/// try await Container.bootstrap(modules: app)
/// ```
public struct ModuleSet: Sendable {
  /// The modules, in the order in which they were added.
  public let modules: [Module]

  /// Makes a set from a list of modules.
  ///
  /// - Parameter modules: the modules, in any order.
  /// - Throws: what the closure throws.
  public init(@ModuleBuilder _ modules: () throws -> [Module]) rethrows {
    self.modules = try modules()
  }

  /// Makes a set from an array of modules.
  ///
  /// - Parameter modules: the modules, in any order.
  public init(_ modules: [Module]) { self.modules = modules }

  /// The names of the modules, in the order in which they were added.
  public var names: [Module.Name] { modules.map(\.name) }
}

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
  /// In the order in which they were put in.
  public let modules: [Module]

  /// Collects modules.
  public init(@ModuleBuilder _ modules: () throws -> [Module]) rethrows {
    self.modules = try modules()
  }

  /// Makes a set of the modules of an array.
  public init(_ modules: [Module]) { self.modules = modules }

  /// The names, in the order in which they were put in.
  public var names: [Module.Name] { modules.map(\.name) }
}

extension ModuleSet {
  /// Returns the set with some modules replaced by others of the same name.
  ///
  /// Use it in tests, and for the differences between apps:
  ///
  /// ```swift
  /// let report = try await container.configure(ModuleSet.app.replacing(
  ///   Module("payments") { Registration((any PaymentGateway).self) { GatewayStub() } }
  /// ))
  /// ```
  ///
  /// Modules that depend on a name depend on its replacement. A module whose name is not in the set
  /// replaces nothing: configuring the set throws ``ModuleError/Kind/nothingReplaced``.
  ///
  /// - Parameter replacements: modules whose names are in the set.
  /// - Complexity: O(modules · replacements).
  public func replacing(_ replacements: Module...) -> ModuleSet {
    var modules = modules
    for var module in replacements {
      module.replacesNothing = !modules.contains { $0.name == module.name }
      if module.replacesNothing {
        modules.append(module)
      } else {
        modules = modules.map { $0.name == module.name ? module : $0 }
      }
    }
    return ModuleSet(modules)
  }
}

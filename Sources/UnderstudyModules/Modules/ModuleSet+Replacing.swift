extension ModuleSet {
  /// The same set with other modules in the places of those of their names.
  ///
  /// For tests, and for what differs from one app to the next:
  ///
  /// ```swift
  /// let report = try await container.configure(ModuleSet.app.replacing(
  ///   Module("payments") { Registration((any PaymentGateway).self) { GatewayStub() } }
  /// ))
  /// ```
  ///
  /// What depends on a name depends on the module that stands there now. A module whose name is not
  /// in the set replaces nothing: configuring the set throws ``ModuleError/Kind/nothingReplaced``.
  ///
  /// - Parameter replacements: the other modules, of names that are in the set.
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

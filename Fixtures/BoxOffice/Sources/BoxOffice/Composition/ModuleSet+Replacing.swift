package import Understudy

extension ModuleSet {
  /// The same set, with another module in the place of the one of its name.
  package func replacing(_ module: Module) -> ModuleSet {
    precondition(names.contains(module.name), "no module \(module.name) to be replaced")
    return ModuleSet(modules.map { $0.name == module.name ? module : $0 })
  }
}

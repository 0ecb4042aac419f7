extension ModuleSet: ExpressibleByArrayLiteral {
  /// Makes a set from an array literal of modules.
  ///
  /// ```swift
  /// try Container.bootstrap(modules: [platform, payments])
  /// ```
  public init(arrayLiteral modules: Module...) { self.init(modules) }
}

extension ModuleSet: ExpressibleByArrayLiteral {
  /// A set can be written as a list of modules.
  ///
  /// ```swift
  /// try Container.bootstrap(modules: [platform, payments])
  /// ```
  public init(arrayLiteral modules: Module...) { self.init(modules) }
}

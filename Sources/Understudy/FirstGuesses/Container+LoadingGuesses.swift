// First guesses at loading modules in one call: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message:
      "import UnderstudyModules and configure with it: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public func load(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "import UnderstudyModules and configure with it: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public func install(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "import UnderstudyModules and configure with it: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public func apply(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "import UnderstudyModules and configure with it: try container.configure(ModuleSet { module })"
  )
  @_documentation(visibility: private)
  public func loadModules(_ modules: Any...) { fatalError() }
}

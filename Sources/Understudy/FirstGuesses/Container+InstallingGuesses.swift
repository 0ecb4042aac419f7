// First guesses at loading modules: unavailable, with messages that name the API to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func loadModule(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func addModule(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func include(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func includes(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func modules(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func `import`(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func load(modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func load(module modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func install(module modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func install(modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func apply(assembly modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func configure(modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyModules and configure with it: try container.configure([module])"
  )
  @_documentation(visibility: private)
  public func configure(module modules: Any) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a module cannot be removed: leave it out of the list, or unregister(T.self)"
  )
  @_documentation(visibility: private)
  public func unload(_ modules: Any...) { fatalError() }

  @available(
    *,
    unavailable,
    message: "a module cannot be removed: leave it out of the list, or unregister(T.self)"
  )
  @_documentation(visibility: private)
  public func unloadModules(_ modules: Any...) { fatalError() }

  @available(*, unavailable, message: "replace a module in its set: modules.replacing(fake)")
  @_documentation(visibility: private)
  public func replaceModule(_ module: Any) { fatalError() }
}

public import Understudy

// First guesses at starting with modules: unavailable, with messages that name the API to use.

extension Container {
  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(module: Module) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(_ module: Module) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(_ modules: [Module]) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(_ modules: ModuleSet) throws { fatalError() }

  @available(*, unavailable, message: "pass a list: try Container.bootstrap(modules: [mail])")
  @_documentation(visibility: private)
  public static func bootstrap(modules first: Module, _ more: Module...) throws { fatalError() }
}

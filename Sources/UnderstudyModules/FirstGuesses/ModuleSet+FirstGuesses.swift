// First guesses at combining modules: unavailable, with messages that name the API to use.

extension ModuleSet {
  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public func append(_ module: Module) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public func appending(_ module: Module) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public func adding(_ module: Module) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public func union(_ other: ModuleSet) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public func merging(_ other: ModuleSet) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public static func + (left: ModuleSet, right: ModuleSet) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "make a new set: ModuleSet(set.modules + [mail])"
  )
  @_documentation(visibility: private)
  public static func + (left: ModuleSet, right: [Module]) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "write modules.replacing(fake): it replaces the module of the same name"
  )
  @_documentation(visibility: private)
  public func override(_ module: Module...) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "write modules.replacing(fake): it replaces the module of the same name"
  )
  @_documentation(visibility: private)
  public func overriding(_ module: Module...) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "a replacement has the name of the module it replaces: modules.replacing(fake)"
  )
  @_documentation(visibility: private)
  public func replacing(_ module: Any, with other: Module) -> ModuleSet { fatalError() }

  @available(*, unavailable, message: "list them one by one: modules.replacing(fake, other)")
  @_documentation(visibility: private)
  public func replacing(_ modules: [Module]) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "leave it out: ModuleSet(set.modules.filter { $0.name != \"mail\" })"
  )
  @_documentation(visibility: private)
  public func removing(_ module: Any) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "leave it out: ModuleSet(set.modules.filter { $0.name != \"mail\" })"
  )
  @_documentation(visibility: private)
  public func without(_ module: Any) -> ModuleSet { fatalError() }

  @available(
    *,
    unavailable,
    message: "statistics() reports mistakes in the set: try modules.statistics()"
  )
  @_documentation(visibility: private)
  public func validate() { fatalError() }

  @available(
    *,
    unavailable,
    message: "statistics() reports mistakes in the set: try modules.statistics()"
  )
  @_documentation(visibility: private)
  public func verify() { fatalError() }

  @available(
    *,
    unavailable,
    message: "statistics() reports mistakes in the set: try modules.statistics()"
  )
  @_documentation(visibility: private)
  public func check() { fatalError() }

  @available(
    *,
    unavailable,
    message: "statistics() reports mistakes in the set: try modules.statistics()"
  )
  @_documentation(visibility: private)
  public func checkModules() { fatalError() }

  @available(*, unavailable, message: "the modules are a list: set.modules.count")
  @_documentation(visibility: private)
  public var count: Int { fatalError() }

  @available(*, unavailable, message: "the modules are a list: set.modules.isEmpty")
  @_documentation(visibility: private)
  public var isEmpty: Bool { fatalError() }

  @available(*, unavailable, message: "the modules are a list: set.names.contains(\"mail\")")
  @_documentation(visibility: private)
  public func contains(_ name: Module.Name) -> Bool { fatalError() }

  @available(*, unavailable, message: "the modules are a list: ModuleSet([mail])")
  @_documentation(visibility: private)
  public init(modules: [Module]) { fatalError() }

  @available(*, unavailable, message: "the modules are a list: ModuleSet([mail, core])")
  @_documentation(visibility: private)
  public init(_ first: Module, _ more: Module...) { fatalError() }
}

public import Understudy

// First guesses at loading and unloading modules: unavailable, with messages that name the API to
// use.

extension Container {
  @available(*, unavailable, message: "configure with it: try container.configure([module])")
  @_documentation(visibility: private)
  public func configure(_ module: Module) { fatalError() }

  @available(
    *,
    unavailable,
    message: "make the list a set: try container.configure(ModuleSet { mail })"
  )
  @_documentation(visibility: private)
  public func configure(_ modules: [Module]) { fatalError() }
}

// First guesses at checking modules: unavailable, with messages that name the API to use.

extension Module {
  @available(*, unavailable, message: "check a container that has it: try container.validate()")
  @_documentation(visibility: private)
  public func verify() throws { fatalError() }

  @available(*, unavailable, message: "check a container that has it: try container.validate()")
  @_documentation(visibility: private)
  public func validate() throws { fatalError() }

  @available(*, unavailable, message: "check a container that has it: try container.validate()")
  @_documentation(visibility: private)
  public func check() throws { fatalError() }

  @available(*, unavailable, message: "check a container that has it: try container.validate()")
  @_documentation(visibility: private)
  public func checkModules() throws { fatalError() }
}

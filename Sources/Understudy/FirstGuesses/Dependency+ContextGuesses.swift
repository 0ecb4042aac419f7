// First guesses of Factory's users at what follows a declaration: unavailable, with messages that name
// the API to use.

extension Dependency {
  @available(
    *,
    unavailable,
    message:
      "declare a LaunchOverride that registers the value, and apply it where the app starts: try container.applyLaunchOverrides(Offline.self), with import UnderstudyLaunch"
  )
  @_documentation(visibility: private)
  public func onArg(_ argument: String, factory: () throws -> Value) -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "declare a LaunchOverride that registers the value, and apply it where the app starts: try container.applyLaunchOverrides(Offline.self), with import UnderstudyLaunch"
  )
  @_documentation(visibility: private)
  public func onArgs(_ arguments: [String], factory: () throws -> Value) -> Dependency {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  public func onDebug(_ factory: () throws -> Value) -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  public func onSimulator(_ factory: () throws -> Value) -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  public func onDevice(_ factory: () throws -> Value) -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register defaults first, as a later registration replaces them; or registerIfAbsent(Registration(T.self) { … })"
  )
  @_documentation(visibility: private)
  public func once() -> Dependency { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "a declaration has a value for the app and one for tests: Dependency(live: { Live() }, test: { … })"
  )
  @_documentation(visibility: private)
  public func context(_ contexts: GuessedOption..., factory: () throws -> Value) -> Dependency {
    fatalError()
  }
}

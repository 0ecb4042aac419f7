// First guesses at what follows a registration: unavailable, with messages that name the API to
// use.

extension Registration {
  @available(
    *,
    unavailable,
    message: "register the protocol too: Registration((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public func implements(_ type: Any.Type, _ more: Any.Type...) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register the protocol too: Registration((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public func `as`(_ type: Any.Type, _ more: Any.Type...) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register the protocol too: Registration((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public func bind(_ type: Any.Type, _ more: Any.Type...) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register the protocol too: Registration((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public func to(_ type: Any.Type, _ more: Any.Type...) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "register the protocol too: Registration((any P).self) { try $0.resolve(T.self) }"
  )
  @_documentation(visibility: private)
  public func binds(_ type: Any.Type, _ more: Any.Type...) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func initCompleted(_ complete: (Resolver, Value) throws -> Void) -> Registration {
    fatalError()
  }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func resolveProperties(_ complete: (Resolver, Value) throws -> Void) -> Registration {
    fatalError()
  }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func onCreate(_ complete: (Value) throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func onActivated(_ complete: (Value) throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func onActivating(_ complete: (Value) throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onBuild { resolver, instance in … }")
  @_documentation(visibility: private)
  public func onInit(_ complete: (Value) throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onClose { instance in … }")
  @_documentation(visibility: private)
  public func onDispose(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onClose { instance in … }")
  @_documentation(visibility: private)
  public func onDestroy(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onClose { instance in … }")
  @_documentation(visibility: private)
  public func onRelease(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(*, unavailable, message: "write .onClose { instance in … }")
  @_documentation(visibility: private)
  public func onShutdown(_ close: (Value) async throws -> Void) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "give the wrapped instance a name: Registration((any P).self) { Wrapper(try $0.resolve((any P).self, name: \"plain\")) }"
  )
  @_documentation(visibility: private)
  public func decorator(_ wrap: (Value) -> Value) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register the double in the test: .container { $0.register((any P).self, instance: x) }"
  )
  @_documentation(visibility: private)
  public func onTest(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "register the double in the test: .container { $0.register((any P).self, instance: x) }"
  )
  @_documentation(visibility: private)
  public func mock(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  public func onPreview(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(*, unavailable, message: "decide when you register: #if DEBUG")
  @_documentation(visibility: private)
  public func onDebug(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "decide when you register: if AppEnvironment.detected() == .preview { … }, with import UnderstudyModules"
  )
  @_documentation(visibility: private)
  public func context(_ contexts: GuessedOption..., factory: () throws -> Value) -> Registration {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "declare a LaunchOverride in UnderstudyLaunch, and apply it when the app starts"
  )
  @_documentation(visibility: private)
  public func onArg(_ argument: String, factory: () throws -> Value) -> Registration {
    fatalError()
  }

  @available(
    *,
    unavailable,
    message: "declare a LaunchOverride in UnderstudyLaunch, and apply it when the app starts"
  )
  @_documentation(visibility: private)
  public func onArgs(_ arguments: [String], factory: () throws -> Value) -> Registration {
    fatalError()
  }

  @available(*, unavailable, message: "decide when you register: #if targetEnvironment(simulator)")
  @_documentation(visibility: private)
  public func onSimulator(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(*, unavailable, message: "decide when you register: #if !targetEnvironment(simulator)")
  @_documentation(visibility: private)
  public func onDevice(_ factory: () throws -> Value) -> Registration { fatalError() }

  @available(
    *,
    unavailable,
    message: "a later registration replaces an earlier one: register defaults first"
  )
  @_documentation(visibility: private)
  public func once() -> Registration { fatalError() }
}

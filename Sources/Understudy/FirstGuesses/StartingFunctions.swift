// Declarations that other frameworks have, with the way it is written here. A module that really has
// one of them is preferred by the compiler, because none of these can be used.

@available(
  *,
  unavailable,
  message: "configure with modules: try Container.bootstrap(modules: [mail])"
)
@_documentation(visibility: private)
public func startKoin(_ configure: () -> Void) { fatalError() }

@available(*, unavailable, message: "end a container with await container.close()")
@_documentation(visibility: private)
public func stopKoin() { fatalError() }

@available(*, unavailable, message: "configure with it: try container.configure([module])")
@_documentation(visibility: private)
public func loadKoinModules(_ modules: Any) { fatalError() }

@available(
  *,
  unavailable,
  message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
)
@_documentation(visibility: private)
public func checkModules(_ check: () -> Void = {}) { fatalError() }

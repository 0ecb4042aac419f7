// First guesses at starting functions of other frameworks: unavailable, with messages that name the
// API to use. The compiler prefers a module that really declares one of these names.

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

// First guesses at logging and printing a container: unavailable, with messages that name the API
// to use.

extension Container {
  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func checkModules() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func checkDependencies() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func check() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func validateAll() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func assertValid() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func expectClean() { fatalError() }

  @available(
    *,
    unavailable,
    message: "audit it: container.expectCleanAudit() in a test, or try container.validate()"
  )
  @_documentation(visibility: private)
  public func verifyGraph() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func trace() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func debug() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func describe() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func diagnose() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func printRegistrations() { fatalError() }

  @available(
    *,
    unavailable,
    message: "an audit has the graph: print(try await container.audit().graph.text)"
  )
  @_documentation(visibility: private)
  public func printGraph() { fatalError() }

  @available(
    *,
    unavailable,
    message: "an audit has the graph: print(try await container.audit().graph.text)"
  )
  @_documentation(visibility: private)
  public func printDependencies() { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public var description: String { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public var debugDescription: String { fatalError() }

  @available(
    *,
    unavailable,
    message: "the registered keys are a list: container.registeredKeys.count"
  )
  @_documentation(visibility: private)
  public var count: Int { fatalError() }

  @available(
    *,
    unavailable,
    message: "the registered keys are a list: container.registeredKeys.isEmpty"
  )
  @_documentation(visibility: private)
  public var isEmpty: Bool { fatalError() }

  @available(*, unavailable, message: "the name is its label: container.label")
  @_documentation(visibility: private)
  public var name: String { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsight, then print(container.diagnostics())"
  )
  @_documentation(visibility: private)
  public func statistics() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "write try container.validate()")
  @_documentation(visibility: private)
  public var isValid: Bool { fatalError() }

  @available(*, unavailable, message: "write container.startLogging(from: .trace)")
  @_documentation(visibility: private)
  public func startTracing() { fatalError() }
}

// Unavailable declarations that name the product of a method which this module does not have. Where that
// product is imported, its own declarations win.

extension Container {
  @available(*, unavailable, message: "import UnderstudyInsight, which has audit()")
  @_documentation(visibility: private)
  public func audit() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has audit(roots:)")
  @_documentation(visibility: private)
  public func audit(roots: [any Any.Type]) -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has checkServices(of:)")
  @_documentation(visibility: private)
  public func checkServices(of types: [any Any.Type]) -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has diagnostics()")
  @_documentation(visibility: private)
  public func diagnostics() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has health()")
  @_documentation(visibility: private)
  public func health() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has healthReport()")
  @_documentation(visibility: private)
  public func healthReport() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has checkServices()")
  @_documentation(visibility: private)
  public func checkServices() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has startLogging()")
  @_documentation(visibility: private)
  public func startLogging() { fatalError() }

  @available(*, unavailable, message: "import UnderstudyInsight, which has startMetrics()")
  @_documentation(visibility: private)
  public func startMetrics() -> GuessedReading<Never> { fatalError() }

  @available(
    *,
    unavailable,
    message: "import UnderstudyInsightTesting, which has expectCleanAudit()"
  )
  @_documentation(visibility: private)
  public func expectCleanAudit() { fatalError() }

  @available(*, unavailable, message: "import UnderstudyModules, which has moduleReport")
  @_documentation(visibility: private)
  public var moduleReport: GuessedReading<Never> { fatalError() }
}

// First guesses at observing and inspecting a container: unavailable, with messages that name the
// API to use.

extension Container {
  @available(*, unavailable, message: "an audit has the graph: try await container.audit().graph")
  @_documentation(visibility: private)
  public var graph: GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "an audit has the graph: try await container.audit().graph")
  @_documentation(visibility: private)
  public func dependencyGraph() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "diagnostics list them: container.diagnostics().entries")
  @_documentation(visibility: private)
  public var registrations: [any AnyRegistration] { fatalError() }

  @available(
    *,
    unavailable,
    message: "write await container.healthReport(), or container.health() for the container alone"
  )
  @_documentation(visibility: private)
  public func healthCheck() -> GuessedReading<Never> { fatalError() }

  @available(
    *,
    unavailable,
    message: "write await container.healthReport(), or container.health() for the container alone"
  )
  @_documentation(visibility: private)
  public func checkHealth() -> GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "write container.health().status == .healthy")
  @_documentation(visibility: private)
  public var isHealthy: Bool { fatalError() }

  @available(*, unavailable, message: "observe it: let token = container.observe { event in … }")
  @_documentation(visibility: private)
  public func onResolve(_ notify: @escaping @Sendable (ContainerEvent) -> Void) { fatalError() }

  @available(*, unavailable, message: "observe it: let token = container.observe { event in … }")
  @_documentation(visibility: private)
  public func onEvent(_ notify: @escaping @Sendable (ContainerEvent) -> Void) { fatalError() }

  @available(*, unavailable, message: "observe it: let token = container.observe { event in … }")
  @_documentation(visibility: private)
  public func addObserver(_ notify: @escaping @Sendable (ContainerEvent) -> Void) { fatalError() }

  @available(*, unavailable, message: "observe it: let token = container.observe { event in … }")
  @_documentation(visibility: private)
  public func subscribe(_ notify: @escaping @Sendable (ContainerEvent) -> Void) { fatalError() }

  @available(*, unavailable, message: "observe them: let token = container.observe { event in … }")
  @_documentation(visibility: private)
  public var events: AsyncStream<ContainerEvent> { fatalError() }

  @available(
    *,
    unavailable,
    message:
      "start the metrics and keep them: let metrics = container.startMetrics(); metrics.report()"
  )
  @_documentation(visibility: private)
  public var metrics: GuessedReading<Never> { fatalError() }

  @available(*, unavailable, message: "write container.startLogging()")
  @_documentation(visibility: private)
  public func enableLogging() { fatalError() }

  @available(*, unavailable, message: "resolve the pool: try container.resolve(Pool<T>.self)")
  @_documentation(visibility: private)
  public func pool<Element>(of element: Element.Type) -> Pool<Element> { fatalError() }

  @available(
    *,
    unavailable,
    message: "write register { Registration(pooling: T.self, maximum: 3) { _ in … } }"
  )
  @_documentation(visibility: private)
  public func registerPool<Element>(
    _ element: Element.Type,
    size: Int,
    factory: () throws -> Element
  ) { fatalError() }
}

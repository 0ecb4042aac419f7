public import Understudy

extension Container {
  /// Configures the container with modules, which asynchronous code may have to prepare.
  ///
  /// ```swift
  /// let report = try await container.configure(ModuleSet { catalog; network })
  /// ```
  ///
  /// Modules are prepared concurrently, as far as their dependencies allow, and reported in a fixed
  /// order. The container gets none of their registrations before all are prepared; then they are
  /// added at once. If a critical module fails, none is added, and prepared instances are cleaned
  /// up.
  ///
  /// Concurrent calls share one configuration if their requests are equal, and run one after the
  /// other otherwise. A configuration belongs to all its callers: one that is cancelled gets a
  /// `CancellationError`, and the others their report. When the last one is cancelled, the
  /// configuration is cancelled, and nothing of it is published.
  ///
  /// - Parameters:
  ///   - modules: the modules.
  ///   - environment: the environment that the modules receive; if omitted, the registered one,
  ///     otherwise production.
  ///   - clock: measures the duration in the report, and those of modules that do not await; the others
  ///     have a clock of their own. In a test a manual one.
  /// - Returns: the outcome of each module; the same for all callers that share a configuration.
  /// - Throws: ``ModuleError``, which names all modules concerned, or `CancellationError`; nothing
  ///   else.
  @discardableResult
  public func configure(
    _ modules: ModuleSet,
    environment: AppEnvironment? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> ModuleReport {
    let site = SourceSite(fileID: fileID, line: line)
    return try await configure(
      ModuleRequest(set: modules, environment: environment, site: site, clock: clock)
    )
  }

  func configure(_ wish: ModuleRequest) async throws -> ModuleReport {
    while true {
      let configuration = try configuration(of: wish)
      if let report = configuration.finishedReport { return report }
      try Task.checkCancellation()
      switch await outcome(of: configuration, wish) {
      case .report(let report): return report
      case .failure(let error): throw error
      case .askAgain: continue
      }
    }
  }

  private func outcome(
    of configuration: ModuleConfiguration,
    _ wish: ModuleRequest,
    isolation: isolated (any Actor)? = #isolation
  ) async -> ConfigurationOutcome {
    let (caller, run) = (ConfigurationCoordinator.nextNumber, ConfigurationCoordinator.nextNumber)
    let waiter = ConfigurationWaiter()
    let request = configuration.request
    let outcome = await withTaskCancellationHandler { () async -> ConfigurationOutcome in
      _ = isolation  // makes the closure the caller's, too: it enters before it suspends
      switch desk.enter(caller, for: request, .asynchronous, asRun: run, waiter) {
      case .run: start(run, wish)
      case .share(let other), .follow(let other):
        guard desk.beginWait(for: other) else {
          desk.withdraw(caller)
          return .failure(configuration.error(.crossed(configuration.culprits)))
        }
        defer { desk.endWait(for: other) }
        return await waiter.value
      case .refuseNested:
        return .failure(configuration.error(.nested(configuration.culprits)))
      // Only threads are refused; a caller that is gone detects its own cancellation.
      case .refuseBusy, .gone: return .askAgain
      }
      return await waiter.value
    } onCancel: {
      desk.leave(caller)
    }
    desk.forget(caller)
    return outcome
  }

  private func start(
    _ number: ConfigurationQueue.Run,
    _ wish: ModuleRequest
  ) {
    do throws(ModuleError) {
      // Other callers may have configured some of the modules since the first check.
      let configuration = try configuration(of: wish)
      if let report = configuration.finishedReport { return desk.end(number, .report(report)) }
      let run = AsynchronousRun(configuration, number: number)
      guard desk.onCancel(of: number, { run.cancel() }) else { return }
      ConfigurationCoordinator.$enclosing.withValue(
        ConfigurationCoordinator.enclosing.union([number])
      ) {
        _ = Task { @concurrent in await run.begin() }
      }
    } catch {
      desk.end(number, .failure(error))
    }
  }
}

public import Understudy

/// Methods that configure a container with modules.
extension Container {
  /// Configures the container with modules, in the order of their dependencies: all of them or
  /// none.
  ///
  /// ```swift
  /// let report = try container.configure(ModuleSet { payments; clock }, environment: .staging)
  /// print(report.order)  // clock, payments
  /// ```
  ///
  /// A module that this container was configured with before is skipped. The registrations of all
  /// modules are added at once. If the set is invalid, nothing runs; if a critical module fails,
  /// nothing is registered; in both cases the next call tries again.
  ///
  /// The environment is registered, too, as ``AppEnvironment``, so that factories can resolve it.
  ///
  /// If another thread is configuring the container, this waits for up to ``waitTimeout``.
  ///
  /// - Parameters:
  ///   - modules: the modules; those that are not configured yet must not be asynchronous.
  ///   - environment: the environment that the modules receive; if omitted, the registered one,
  ///     otherwise production.
  ///   - clock: measures the durations in the report; in a test a manual one.
  /// - Returns: the outcome of each module.
  /// - Throws: ``ModuleError``, which names all modules concerned.
  /// - Complexity: O(n²) in the number of modules, with a small factor, besides the modules' own
  ///   work.
  @discardableResult
  public func configure(
    _ modules: ModuleSet,
    environment: AppEnvironment? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) throws(ModuleError) -> ModuleReport {
    let site = SourceSite(fileID: fileID, line: line)
    return try configure(
      ModuleRequest(set: modules, environment: environment, site: site, clock: clock)
    )
  }

  func configure(_ wish: ModuleRequest) throws(ModuleError) -> ModuleReport {
    let caller = ConfigurationCoordinator.nextNumber
    while true {
      let configuration = try configuration(of: wish)
      if let report = configuration.finishedReport { return report }
      try configuration.refuseAsynchronous()
      let waiter = ConfigurationWaiter()
      let run = ConfigurationCoordinator.nextNumber
      switch desk.enter(caller, for: configuration.request, .synchronous, asRun: run, waiter) {
      case .run: return try configureHere(wish, asRun: run)
      case .share(let other), .follow(let other):
        guard desk.beginWait(for: other) else {
          desk.withdraw(caller)
          throw configuration.error(.crossed(configuration.culprits))
        }
        defer { desk.endWait(for: other) }
        if let report = try report(from: waiter, of: caller, configuration) { return report }
      case .refuseBusy: throw configuration.error(.busy(configuration.culprits))
      // A synchronous caller has no task that could be cancelled, so it is never gone.
      case .refuseNested, .gone: throw configuration.error(.nested(configuration.culprits))
      }
    }
  }

  /// Checks a set against the container's state.
  func configuration(of wish: ModuleRequest) throws(ModuleError) -> ModuleConfiguration {
    let configuration = try ModuleConfiguration(wish, in: self)
    let context = ContainerError.Context(key: nil, container: label, resolvedAt: wish.site)
    if isUnavailable { throw configuration.error(.refused(.containerUnavailable(context))) }
    if !isOpen { throw configuration.error(.refused(.containerClosed(context))) }
    if !configuration.places.isEmpty, let error = frozenError(registeredAt: wish.site) {
      throw configuration.error(.refused(error))
    }
    return configuration
  }

  /// Waits for another thread's configuration.
  ///
  /// - Returns: the report; `nil` if the caller has to ask again.
  private func report(
    from waiter: ConfigurationWaiter,
    of caller: ConfigurationQueue.Caller,
    _ configuration: ModuleConfiguration
  ) throws(ModuleError) -> ModuleReport? {
    let limit = waitTimeout
    var outcome = waiter.wait(atMost: limit)
    if outcome == nil {
      desk.leave(caller)
      desk.forget(caller)
      outcome = waiter.late
    }
    switch outcome {
    case .report(let report): return report
    case .askAgain: return nil
    case .failure(let error as ModuleError): throw error
    case .failure, nil:
      throw configuration.error(.timedOut(configuration.culprits, limit: limit))
    }
  }

  private func configureHere(
    _ wish: ModuleRequest,
    asRun run: ConfigurationQueue.Run
  ) throws(ModuleError) -> ModuleReport {
    do throws(ModuleError) {
      let enclosing = ConfigurationCoordinator.enclosing.union([run])
      let report = try ConfigurationCoordinator.$enclosing.withValue(enclosing) {
        Result { () throws(ModuleError) in
          // Other callers may have configured some of them since the first check.
          let configuration = try configuration(of: wish)
          var synchronousRun = SynchronousRun(configuration)
          let outcomes = try synchronousRun.run()
          return try publish(outcomes, of: configuration)
        }
      }.get()
      desk.end(run, .report(report))
      return report
    } catch {
      desk.end(run, .failure(error))
      throw error
    }
  }
}

extension ModuleConfiguration {
  /// The modules still to be configured.
  var culprits: [ModuleError.ModuleReference] { places.map { .init(modules[$0]) } }
}

public import Understudy

extension Container {
  /// Configures the container with modules that may have to be prepared by asynchronous code.
  ///
  /// ```swift
  /// let report = try await container.configure(ModuleSet { catalog; network })
  /// ```
  ///
  /// Modules are prepared concurrently, as far as their dependencies allow, and reported in a fixed
  /// order. Nothing of what they register is in the container before all are prepared; then it lands
  /// at once. If one of the critical fails, nothing does, and what was prepared is cleaned up.
  ///
  /// Several calls at once share one configuration, if they ask for the same, and follow one another
  /// otherwise. A configuration belongs to all who wait for it: one that is cancelled gets a
  /// `CancellationError`, and the others their report. When the last is cancelled, the
  /// configuration is, and nothing of it is published.
  ///
  /// - Parameters:
  ///   - modules: the set.
  ///   - environment: what the modules are given; if left out, the one that is registered, else
  ///     production.
  /// - Returns: what became of each module; the same for all who share a configuration.
  /// - Throws: ``ModuleError``, which names all culprits, or `CancellationError`; nothing else.
  @discardableResult
  public func configure(
    _ modules: ModuleSet,
    environment: AppEnvironment? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async throws -> ModuleReport {
    let site = SourceSite(fileID: fileID, line: line)
    return try await configure(ModuleRequest(set: modules, environment: environment, site: site))
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
  ) async -> ConfigurationWaiter.Outcome {
    let (caller, run) = (ConfigurationDesk.nextNumber, ConfigurationDesk.nextNumber)
    let waiter = ConfigurationWaiter()
    let request = configuration.request
    let outcome = await withTaskCancellationHandler { () async -> ConfigurationWaiter.Outcome in
      _ = isolation  // what makes the closure the caller's, too: it asks before it suspends
      switch desk.enter(caller, for: request, .asynchronous, asRun: run, waiter) {
      case .run: start(run, wish)
      case .share(let other), .follow(let other):
        guard desk.beginWait(for: other) else {
          desk.withdraw(caller)
          return .failure(configuration.error(.crossed(configuration.culprits)))
        }
        defer { desk.endWait(for: other) }
        return await waiter.wait()
      case .refuseNested:
        return .failure(configuration.error(.nested(configuration.culprits)))
      // Only threads are refused; whoever is gone finds out that he was cancelled.
      case .refuseBusy, .gone: return .askAgain
      }
      return await waiter.wait()
    } onCancel: {
      desk.leave(caller)
    }
    desk.forget(caller)
    return outcome
  }

  private func start(
    _ number: ConfigurationLedger.Run,
    _ wish: ModuleRequest
  ) {
    do throws(ModuleError) {
      // Others may have configured some of the modules since the caller looked.
      let configuration = try configuration(of: wish)
      if let report = configuration.finishedReport { return desk.end(number, .report(report)) }
      let run = AsynchronousRun(configuration, number: number)
      guard desk.onCancel(of: number, { run.cancel() }) else { return }
      ConfigurationDesk.$enclosing.withValue(ConfigurationDesk.enclosing.union([number])) {
        _ = Task { @concurrent in await run.begin() }
      }
    } catch {
      desk.end(number, .failure(error))
    }
  }
}

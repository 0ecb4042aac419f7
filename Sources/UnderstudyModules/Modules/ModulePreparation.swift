import Understudy

/// Prepares the registrations of one module: in several attempts, each within its limit.
struct ModulePreparation: Sendable {
  enum Result: Sendable {
    case ended(ModuleOutcomes.Outcome)
    /// The run was cancelled, or the module reports that it was.
    case cancelled(attempts: Int)
  }

  let configuration: ModuleConfiguration
  let place: Int
  let stage: ModuleSandbox

  private var module: Module { configuration.modules[place] }

  func result() async -> Result {
    switch module.source {
    case .immediate(let registrations): return result(of: registrations)
    case .prepared(let preparation):
      let stopwatch = Stopwatch(preparation.clock)
      return await result(of: preparation).lasting(stopwatch.elapsed)
    }
  }

  /// Returns the outcome of a module that needs no task.
  func outcome(
    of registrations: (ModuleContext) throws -> [any AnyRegistration]
  ) -> ModuleOutcomes.Outcome {
    let stopwatch = Stopwatch(configuration.clock)
    var outcome: ModuleOutcomes.Outcome
    do {
      outcome = .init(registrations: try registrations(context(1)), isInPlace: true)
    } catch {
      outcome = .init(failure: failure(.failure(error), attempts: 1), isInPlace: false)
    }
    outcome.duration = stopwatch.elapsed
    return outcome
  }

  /// Returns the outcome in a task, which a module may report as cancelled.
  func result(of registrations: (ModuleContext) throws -> [any AnyRegistration]) -> Result {
    let outcome = outcome(of: registrations)
    return outcome.failure?.underlying is CancellationError
      ? .cancelled(attempts: 1) : .ended(outcome)
  }

  private func result(of preparation: Module.Preparation) async -> Result {
    var attempts = 0
    while true {
      attempts += 1
      let ending = await ending(of: preparation.work, attempts, preparation)
      switch ending {
      case .value(let registrations):
        return .ended(.init(registrations: registrations, attempts: attempts, isInPlace: true))
      case .cancelled, .failure(is CancellationError): return .cancelled(attempts: attempts)
      case .failure, .timedOut:
        guard attempts < preparation.retry.maxAttempts else {
          return await fallBack(preparation, after: ending, attempts)
        }
        guard await pause(preparation, afterAttempt: attempts) else {
          return .cancelled(attempts: attempts)
        }
      }
    }
  }

  /// - Returns: `false` if it was cancelled meanwhile.
  private func pause(_ preparation: Module.Preparation, afterAttempt attempt: Int) async -> Bool {
    let delay = preparation.retry.delay(afterAttempt: attempt)
    if delay > .zero {
      do { try await preparation.clock.sleep(for: delay.bounded) } catch { return false }
    }
    return !Task.isCancelled
  }

  private func fallBack(
    _ preparation: Module.Preparation,
    after ending: TimedResult<[any AnyRegistration], any Error>,
    _ attempts: Int
  ) async -> Result {
    guard let fallback = preparation.fallback else {
      return .ended(
        .init(attempts: attempts, failure: failure(ending, attempts: attempts), isInPlace: false)
      )
    }
    var outcome = ModuleOutcomes.Outcome(attempts: attempts, isInPlace: true)
    var second: String?
    switch await self.ending(of: fallback, attempts, preparation) {
    case .value(let registrations): outcome.registrations = registrations
    case .cancelled, .failure(is CancellationError): return .cancelled(attempts: attempts)
    case .failure(let error): second = "\(error)"
    case .timedOut: second = "it took longer than the limit"
    }
    outcome.isInPlace = second == nil
    outcome.failure = failure(ending, attempts: attempts, fallback: second)
    return .ended(outcome)
  }

  private func ending(
    of work: @escaping Module.Preparation.Work,
    _ attempt: Int,
    _ preparation: Module.Preparation
  ) async -> TimedResult<[any AnyRegistration], any Error> {
    let (context, stage) = (context(attempt), stage)
    return await withTimedResult(preparation.limit, clock: preparation.clock) {
      try await work(context)
    } discard: {
      await stage.discard($0)
    }
  }

  private func context(_ attempt: Int) -> ModuleContext {
    ModuleContext(
      environment: configuration.environment,
      module: module.name,
      attempt: attempt,
      stage: stage
    )
  }

  /// - Parameter fallback: the error of the fallback.
  private func failure(
    _ ending: TimedResult<[any AnyRegistration], any Error>,
    attempts: Int,
    fallback: String? = nil
  ) -> ModuleError {
    var limit = Duration.zero
    if case .prepared(let preparation) = module.source { limit = preparation.limit ?? .zero }
    let attempts = ModuleError.Attempts(count: attempts, fallback: fallback)
    let culprit = ModuleError.ModuleReference(module)
    let defect: ModuleError.Defect =
      switch ending {
      case .failure(let error): .moduleFailed(culprit, underlying: error, attempts)
      case .value, .timedOut, .cancelled: .limitExceeded(culprit, limit: limit, attempts)
      }
    return configuration.error(defect)
  }

  /// Returns the outcome of a module that reports a cancellation while the run was not cancelled.
  func cancelled(attempts: Int) -> ModuleOutcomes.Outcome {
    let failure = failure(.failure(CancellationError()), attempts: attempts)
    return .init(attempts: attempts, failure: failure, isInPlace: false)
  }
}

extension ModulePreparation.Result {
  /// The result with the duration of the module.
  fileprivate func lasting(_ duration: Duration) -> Self {
    guard case .ended(var outcome) = self else { return self }
    outcome.duration = duration
    return .ended(outcome)
  }
}

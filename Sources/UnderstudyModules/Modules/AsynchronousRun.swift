import Understudy

/// A run that configures modules in tasks, as many at a time as their dependencies allow.
///
/// The run belongs to none of its waiting callers. States: *running*; *over*, when all modules have
/// ended, a critical one has failed, or no caller wants it any more. Results that arrive later are
/// dropped.
final class AsynchronousRun: Sendable {
  private struct State {
    var schedule: ModuleSchedule
    /// The run's tasks and outcomes; `nil` when it is over.
    var ended: Ended? = Ended()
  }

  /// The next action to perform.
  private enum Step {
    case start(place: Int)
    case abort(any Error, Ended)
    case publish(ModuleOutcomes)
  }

  /// The state that remains of a run that is over.
  private struct Ended {
    var outcomes = ModuleOutcomes()
    var tasks: [Task<Void, Never>] = []
  }

  private let configuration: ModuleConfiguration
  private let number: ConfigurationQueue.Run
  private let stage: ModuleSandbox
  /// The positions in the set of the modules that the schedule numbers.
  private let places: [Int]
  private let numbers: [Int: Int]
  private let state: Lock<State>

  private var desk: ConfigurationCoordinator { configuration.container.desk }

  init(_ configuration: ModuleConfiguration, number: ConfigurationQueue.Run) {
    self.configuration = configuration
    self.number = number
    stage = ModuleSandbox(for: configuration)
    let places = configuration.places
    let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    (self.places, self.numbers) = (places, numbers)
    let schedule = ModuleSchedule(
      dependencies: places.map { configuration.plan.dependencies[$0].compactMap { numbers[$0] } },
      isCritical: places.map { configuration.modules[$0].importance == .critical }
    )
    state = Lock(State(schedule: schedule))
  }

  func begin() async {
    configuration.report(completed: 0)
    let steps = state.withLock { state in
      let steps = state.schedule.begin()
      return self.steps(for: steps, nil, &state)
    }
    await perform(steps)
  }

  /// Cancels the run, as no caller wants it any more.
  func cancel() {
    let ended = state.withLock { $0.ended.take() }
    guard let ended else { return }
    for task in ended.tasks { task.cancel() }
    let stage = stage
    Task.detached { await stage.end(discarding: ended.outcomes.registrations) }
  }

  // MARK: - Under the lock

  private func dependencyError(_ place: Int, because cause: Int, _ state: State) -> ModuleError {
    configuration.dependencyError(place, because: cause, state.ended?.outcomes[cause]?.failure)
  }

  /// - Parameter cancellation: set if the module reports that it was cancelled.
  private func steps(
    for steps: [ModuleSchedule.Step],
    _ cancellation: CancellationError?,
    _ state: inout State
  ) -> [Step] {
    steps.compactMap { step in
      switch step {
      case .start(let number): return .start(place: places[number])
      case .fail(let number, let cause):
        let error = dependencyError(places[number], because: places[cause], state)
        state.ended?.outcomes[places[number]] =
          .init(attempts: 0, failure: error, isInPlace: false)
        return nil
      case .abort(let number, let cause):
        let error: (any Error)? =
          if let cause {
            dependencyError(places[number], because: places[cause], state)
          } else {
            cancellation ?? state.ended?.outcomes[places[number]]?.failure
          }
        return .abort(error ?? CancellationError(), state.ended.take() ?? Ended())
      case .finish: return .publish(state.ended.take()?.outcomes ?? ModuleOutcomes())
      }
    }
  }

  /// - Returns: the next steps; `nil` if the run is over.
  private func steps(
    after result: ModulePreparation.Result,
    of preparation: ModulePreparation,
    _ state: inout State
  ) -> [Step]? {
    guard state.ended != nil else { return nil }
    let (outcome, cancellation): (ModuleOutcomes.Outcome, CancellationError?) =
      switch result {
      case .ended(let outcome): (outcome, nil)
      case .cancelled(let attempts): (preparation.cancelled(attempts: attempts), .init())
      }
    state.ended?.outcomes[preparation.place] = outcome
    guard let number = numbers[preparation.place] else { return [] }
    let steps = state.schedule.ended(number, isDone: outcome.isInPlace)
    return self.steps(for: steps, cancellation, &state)
  }

  /// The number of modules that have ended; `nil` if the run is over and publishes nothing.
  private func completed(after steps: [Step]?, _ state: State) -> Int? {
    if let ended = state.ended { return ended.outcomes.count }
    let isWhole = steps?.contains { if case .publish = $0 { true } else { false } } == true
    return isWhole ? places.count : nil
  }

  // MARK: - Outside the lock

  private func perform(_ steps: [Step]) async {
    for step in steps {
      switch step {
      case .start(let place): await start(place)
      case .abort(let error, let ended):
        for task in ended.tasks { task.cancel() }
        await stage.end(discarding: ended.outcomes.registrations)
        desk.end(number, .failure(error))
      case .publish(let outcomes): await publish(outcomes)
      }
    }
  }

  private func start(_ place: Int) async {
    let preparation = ModulePreparation(configuration: configuration, place: place, stage: stage)
    if case .immediate(let registrations) = configuration.modules[place].source {
      // In the order of the plan, one at a time: there is nothing to wait for.
      return await end(preparation, preparation.result(of: registrations))
    }
    let task = Task { @concurrent in await end(preparation, preparation.result()) }
    let isOver = state.withLock { state in
      state.ended?.tasks.append(task)
      return state.ended == nil
    }
    if isOver { task.cancel() }
  }

  private func end(_ preparation: ModulePreparation, _ result: ModulePreparation.Result) async {
    var registrations: [any AnyRegistration] = []
    if case .ended(let outcome) = result { registrations = outcome.registrations }
    stage.add(registrations)
    let (steps, completed) = state.withLock { state in
      let steps = self.steps(after: result, of: preparation, &state)
      return (steps, self.completed(after: steps, state))
    }
    if let completed { configuration.report(completed: completed, latest: preparation.place) }
    if let steps { await perform(steps) } else { await stage.discard(registrations) }
  }

  private func publish(_ outcomes: ModuleOutcomes) async {
    let result = Result { () throws(ModuleError) -> ModuleReport? in
      try outcomes.refuseClashes(of: configuration)
      guard desk.beginPublishing(number) else { return nil }
      return try configuration.container.publish(outcomes, of: configuration)
    }
    switch result {
    case .success(let report?):
      await stage.end()
      desk.end(number, .report(report))
    case .success(nil): await stage.end(discarding: outcomes.registrations)
    case .failure(let error):
      await stage.end(discarding: outcomes.registrations)
      desk.end(number, .failure(error))
    }
  }
}

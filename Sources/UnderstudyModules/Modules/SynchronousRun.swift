/// A run that configures modules on the calling thread, one after the other.
struct SynchronousRun {
  let configuration: ModuleConfiguration
  private let stage: ModuleSandbox
  private var outcomes = ModuleOutcomes()

  init(_ configuration: ModuleConfiguration) {
    self.configuration = configuration
    stage = ModuleSandbox(for: configuration)
  }

  /// - Returns: the outcomes to publish.
  mutating func run() throws(ModuleError) -> ModuleOutcomes {
    defer { stage.endNow() }
    configuration.report(completed: 0)
    for place in configuration.places {
      let outcome = outcome(of: place)
      if let failure = outcome.failure, configuration.modules[place].importance == .critical {
        throw failure
      }
      outcomes[place] = outcome
      stage.add(outcome.registrations)
      configuration.report(completed: outcomes.count, latest: place)
    }
    try outcomes.refuseClashes(of: configuration)
    return outcomes
  }

  private func outcome(of place: Int) -> ModuleOutcomes.Outcome {
    let module = configuration.modules[place]
    let failed = configuration.plan.dependencies[place].first { outcomes[$0]?.isInPlace == false }
    if let failed {
      let error = configuration.dependencyError(place, because: failed, outcomes[failed]?.failure)
      return .init(attempts: 0, failure: error, isInPlace: false)
    }
    guard case .immediate(let registrations) = module.source else {
      preconditionFailure("asynchronous modules are refused before anything runs")
    }
    let preparation = ModulePreparation(configuration: configuration, place: place, stage: stage)
    return preparation.outcome(of: registrations)
  }
}

import Understudy

/// The outcomes of a configuration's modules so far, by their positions in the set.
struct ModuleOutcomes: Sendable {
  struct Outcome: Sendable {
    var registrations: [any AnyRegistration] = []
    var attempts = 1
    /// The reason the module failed, or fell back.
    var failure: ModuleError?
    var isInPlace: Bool
    /// How long it took, pauses and fallback included.
    var duration = Duration.zero
  }

  private(set) var outcomes: [Int: Outcome] = [:]

  subscript(place: Int) -> Outcome? {
    get { outcomes[place] }
    set { outcomes[place] = newValue }
  }

  /// The number of modules that have ended.
  var count: Int { outcomes.count }

  /// The registrations made so far, in no order.
  var registrations: [any AnyRegistration] { outcomes.values.flatMap(\.registrations) }

  /// Returns all registrations, in the order of the plan.
  func registrations(of configuration: ModuleConfiguration) -> [any AnyRegistration] {
    configuration.plan.order.flatMap { outcomes[$0]?.registrations ?? [] }
  }

  /// Returns the report, once all outcomes are known.
  func report(of configuration: ModuleConfiguration) -> ModuleReport {
    let entries = configuration.plan.order.compactMap { place -> ModuleReport.Entry? in
      if let entry = configuration.already[place] { return entry.asAlready }
      guard let outcome = outcomes[place] else { return nil }
      return ModuleReport.Entry(
        configuration.modules[place],
        outcome.state,
        attempts: outcome.attempts,
        failure: outcome.failure,
        counts: outcome.isInPlace ? .init(of: outcome.registrations) : .init(),
        duration: outcome.duration
      )
    }
    return ModuleReport(
      environment: configuration.environment,
      entries: entries,
      duration: configuration.stopwatch.elapsed
    )
  }
}

extension ModuleOutcomes.Outcome {
  fileprivate var state: ModuleReport.Entry.State {
    guard isInPlace else { return .failed }
    return failure == nil ? .configured : .fellBack
  }
}

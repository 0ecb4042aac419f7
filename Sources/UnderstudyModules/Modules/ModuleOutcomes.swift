import Understudy

/// The outcomes of a configuration's modules so far, by their positions in the set.
struct ModuleOutcomes: Sendable {
  struct Outcome: Sendable {
    var registrations: [any AnyRegistration] = []
    var attempts = 1
    /// The reason the module failed, or fell back.
    var failure: ModuleError?
    var isInPlace: Bool
  }

  private var outcomes: [Int: Outcome] = [:]

  subscript(place: Int) -> Outcome? {
    get { outcomes[place] }
    set { outcomes[place] = newValue }
  }

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
        counts: outcome.isInPlace ? .init(of: outcome.registrations) : .init()
      )
    }
    return ModuleReport(environment: configuration.environment, entries: entries)
  }

  /// Refuses keys that the set registers more than once, and registrations that are invalid
  /// themselves.
  func refuseClashes(of configuration: ModuleConfiguration) throws(ModuleError) {
    var first: [Key: (module: Module.Name, site: SourceSite)] = [:]
    var clashes: [ModuleError.KeyConflict] = []
    for place in configuration.plan.order {
      let name = configuration.modules[place].name
      for registration in outcomes[place]?.registrations ?? [] {
        let site = registration.erased.site
        if let defect = registration.erased.defect { throw configuration.failure(place, defect) }
        guard let other = first[registration.key] else {
          first[registration.key] = (name, site)
          continue
        }
        let clash = ModuleError.KeyConflict(
          key: registration.key,
          first: other.module,
          firstSite: other.site,
          second: name,
          secondSite: site
        )
        clashes.append(clash)
      }
    }
    if !clashes.isEmpty { throw configuration.error(.duplicateRegistrations(clashes)) }
  }
}

extension ModuleOutcomes.Outcome {
  fileprivate var state: ModuleReport.Entry.State {
    guard isInPlace else { return .failed }
    return failure == nil ? .configured : .fellBack
  }
}

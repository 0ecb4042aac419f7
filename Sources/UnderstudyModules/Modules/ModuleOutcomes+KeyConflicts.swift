import Understudy

/// Refuses modules that register the same key.
extension ModuleOutcomes {
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

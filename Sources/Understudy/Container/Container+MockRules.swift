extension Container {
  /// A container that keeps to the rules, filled from up to two others.
  ///
  /// - Parameters:
  ///   - live: its registrations are taken and count as live.
  ///   - enclosing: what tests have registered in it is taken, above the live ones.
  /// - Complexity: O(1); O(n) in the registrations of `enclosing` if both are given.
  package static func mock(
    _ rules: MockRules,
    over live: Container?,
    beneath enclosing: Container?,
    label: String?,
    sink: any IssueSink
  ) -> Container {
    var rules = rules
    var core = (live ?? enclosing)?.withCore { $0.forked(sharing: .registrations) }
    if let live {
      rules.live = live.withCore { $0.registrations.share() }
      if let enclosing { core?.overlay(enclosing.testRegistrations) }
    } else if let enclosing {
      rules.live = enclosing.rules?.live ?? PersistentMap()
    }
    return Container(label: label, core: core ?? ContainerCore(), rules: rules, sink: sink)
  }

  /// The registrations that tests have made here.
  private var testRegistrations: [RegistrationRecord] {
    var records: [RegistrationRecord] = []
    withCore { $0.registrations.share() }.visit { record in
      if rules?.isLive(record) != true { records.append(record) }
    }
    return records
  }
}

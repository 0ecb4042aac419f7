/// Standing one container on another, for containers that are forks of each other.
extension Container {
  /// Takes over what another container has built, as far as it was built from what is registered
  /// here. For a container that nobody uses yet.
  ///
  /// - Complexity: O(instances of the other).
  package func adopt(instancesOf other: Container) {
    let estate = other.withCore { $0.estate() }
    guard let estate else { return }
    let isGuarded = rules?.guards(nothingMoreThan: other.rules) == false
    change { core, retired in core.adopt(estate, isGuarded: isGuarded, retired: &retired) }
  }

  /// The registrations that were made here after the other one was forked from this, or this from
  /// the other.
  ///
  /// - Complexity: O(n) in the registrations.
  package func additions(to base: Container) -> Additions {
    let before = base.withCore { $0.registrations.share() }
    var records: [RegistrationRecord] = []
    let now = withCore { $0.registrations.share() }
    now.visit { record in
      if before.find(record.key) !== record { records.append(record) }
    }
    return Additions(records: records, registrations: now, origin: self)
  }

  /// Puts registrations back that something has covered meanwhile, with what was built of them.
  ///
  /// For a container that nobody uses yet.
  ///
  /// - Complexity: O(1) where nothing was registered since they were made, which is so for most
  ///   cases; else O(additions), and O(instances of their origin) if one of them was covered.
  package func reinstate(_ additions: Additions) {
    let isUnchanged = withCore {
      $0.registrations.share().isIdentical(to: additions.registrations)
    }
    guard !isUnchanged else { return }
    let isCovered = change { core, retired in
      core.reinstate(additions.records, retired: &retired)
    }
    if isCovered { adopt(instancesOf: additions.origin) }
  }

  /// Registrations that one container has and another has not.
  package struct Additions: Sendable {
    let records: [RegistrationRecord]
    /// All that their container has registered.
    let registrations: PersistentMap<RegistrationRecord>
    let origin: Container
  }
}

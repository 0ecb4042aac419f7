/// Layers one container over another, for containers that are forks of each other.
extension Container {
  /// Takes over the instances that another container has built from registrations that count here
  /// too. For a container that is not yet in use.
  ///
  /// - Complexity: O(instances of the other).
  package func importInstances(of other: Container) {
    let built = other.withCore { $0.builtState() }
    guard let built else { return }
    let isGuarded = rules?.guards(nothingMoreThan: other.rules) == false
    change { core, retired in core.importBuilt(built, isGuarded: isGuarded, retired: &retired) }
  }

  /// Returns the registrations that were made here after the other container was forked from this
  /// one, or this one from the other.
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

  /// Registers the given registrations again where others have replaced them since, with their
  /// instances.
  ///
  /// For a container that is not yet in use.
  ///
  /// - Complexity: O(1) if nothing was registered since they were made, which is the usual case;
  ///   else O(additions), and O(instances of their origin) if one of them was replaced.
  package func reapply(_ additions: Additions) {
    let isUnchanged = withCore {
      $0.registrations.share().isIdentical(to: additions.registrations)
    }
    guard !isUnchanged else { return }
    let isCovered = change { core, retired in
      core.reapply(additions.records, retired: &retired)
    }
    if isCovered { importInstances(of: additions.origin) }
  }

  /// The registrations that one container has and another does not.
  package struct Additions: Sendable {
    let records: [RegistrationRecord]
    /// All registrations of the container they come from.
    let registrations: PersistentMap<RegistrationRecord>
    let origin: Container
  }
}

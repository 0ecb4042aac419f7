/// Attaches test doubles to the container they are registered in.
extension Container {
  /// The double behind an instance, if the testing module is loaded to find one.
  ///
  /// A dry run attaches no double: one that a factory only passes on is attached elsewhere already.
  func residency(of instance: InstanceRecord) -> AttachedDoubleRecord? {
    guard let resident = AttachedDoubles.find(in: instance), !isDryRun else { return nil }
    return AttachedDoubleRecord(key: instance.key, resident: resident)
  }

  /// The double behind an instance that the container may hold weakly; it then holds the double
  /// weakly too.
  func residency(
    of instance: InstanceRecord,
    keptAs stored: InstanceRecord
  ) -> AttachedDoubleRecord? {
    guard stored !== instance else { return residency(of: instance) }
    return residency(of: instance).map { _ in
      AttachedDoubleRecord(key: instance.key, resident: WeakAttachedDouble(instance: stored))
    }
  }

  /// Notifies a double that it is now attached to this container.
  func attach(_ record: AttachedDoubleRecord?) {
    guard let resident = record?.resident else { return }
    resident.attach(host: host)
    resident.attached(to: self)
  }

  /// The doubles attached to this container itself, in registration order.
  ///
  /// - Complexity: O(n log n) in their number.
  package var residents: [any AttachedDouble] {
    let (registrations, residents) = withCore {
      ($0.registrations.share(), $0.extras?.testState.shareResidents() ?? PersistentMap())
    }
    var found: [(rank: UInt64, resident: any AttachedDouble)] = []
    residents.visit { record in
      found.append((registrations.find(record.key)?.rank ?? .max, record.resident))
    }
    return found.sorted { $0.rank < $1.rank }.compactMap(\.resident.current)
  }
}

extension ContainerCore {
  /// A core with the same registrations and, if asked for, the same instances. O(1).
  ///
  /// - Parameter parent: the fork of this core's own parent, if it has one.
  func forked(sharing: ForkSharing, parent: Container? = nil) -> ContainerCore {
    var copy = ContainerCore(parent: parent)
    copy.lifecycle = lifecycle == .open ? .open : .closed
    copy.registrations = registrations
    if sharing == .builtInstances {
      copy.instances = instances
      copy.absences = absences
      copy.inherited = instances.isEmpty ? nil : instances
      copy.mayHoldStale = mayHoldStale
    }
    return copy
  }

  /// All that ``restore(_:retired:)`` gives back. O(1).
  var memento: Memento {
    Memento(
      registrations: registrations,
      instances: instances,
      residents: residents
    )
  }

  /// Goes back to an earlier state; builds in flight belong to the later one and are superseded.
  mutating func restore(_ memento: Memento, retired: inout Retired) -> Bool {
    guard lifecycle == .open else { return false }
    changed()
    resets.add(keeping: [])
    retired.instances.append(instances)
    retired.registrations.append(registrations)
    retired.residentMaps.append(residents)
    retired.builds.append(contentsOf: builds.values)
    builds = [:]
    registrations = memento.registrations
    instances = memento.instances
    residents = memento.residents
    return true
  }

  struct Memento: Sendable {
    let registrations: PersistentMap<RegistrationRecord>
    let instances: PersistentMap<InstanceRecord>
    let residents: PersistentMap<ResidentRecord>
  }
}

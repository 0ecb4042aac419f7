/// What a container holds for one key, to be shown to people.
package struct InventoryItem: Sendable {
  package let key: Key
  package let lifetime: String
  package let site: SourceSite
  /// Whether an instance is there, built or registered as one.
  package let isBuilt: Bool
  /// Whether it is marked live, or stems from what a mock was made over and not from a test.
  package let isLive: Bool
  /// Whether it was used; `nil` where nobody keeps count.
  package let isUsed: Bool?
  /// The double that lives here under the key.
  package let resident: (any ContainerResident)?

  init(
    _ record: RegistrationRecord,
    isBuilt: Bool,
    rules: MockRules?,
    resident: (any ContainerResident)?
  ) {
    key = record.key
    lifetime = record.scope.map { "scoped to \($0)" } ?? record.lifetime.text
    site = record.site.site
    self.isBuilt = isBuilt
    isLive = record.mark != nil || rules?.isLive(record) == true
    isUsed = record.usage?.isUsed
    self.resident = resident
  }
}

extension Container {
  /// What is registered in this container itself, in registration order.
  ///
  /// - Complexity: O(n log n) in the number of registrations.
  package var inventory: [InventoryItem] {
    let (registrations, instances, residents) = withCore {
      ($0.registrations.share(), $0.instances.share(), $0.shareResidents())
    }
    var records: [RegistrationRecord] = []
    registrations.visit { records.append($0) }
    return records.sorted { $0.rank < $1.rank }.map { record in
      InventoryItem(
        record,
        isBuilt: record.ready != nil || instances.find(record.key)?.strong != nil,
        rules: rules,
        resident: residents.find(record.key)?.resident.current
      )
    }
  }

  /// The doubles that live in this container itself, in registration order.
  ///
  /// - Complexity: O(n log n) in their number.
  package var residents: [any ContainerResident] {
    let (registrations, residents) = withCore { ($0.registrations.share(), $0.shareResidents()) }
    var found: [(rank: UInt64, resident: any ContainerResident)] = []
    residents.visit { record in
      found.append((registrations.find(record.key)?.rank ?? .max, record.resident))
    }
    return found.sorted { $0.rank < $1.rank }.compactMap(\.resident.current)
  }

  /// Whether everything is resolved here to see whether it can be, and then thrown away.
  var isRehearsal: Bool { withCore { $0.isRehearsal } }

  /// Whether it gives nothing any more.
  package var isClosed: Bool { withCore { $0.lifecycle == .closed } }
}

extension LifetimeKind {
  var text: String {
    switch self {
    case .singleton: "singleton"
    case .transient: "transient"
    case .weak: "weak"
    case .graph: "graph"
    case .scoped: "scoped"
    }
  }
}

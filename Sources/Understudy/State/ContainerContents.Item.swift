extension ContainerContents {
  /// One registration and the state of its instance.
  package struct Item: Sendable {
    package enum Instance: Sendable {
      case alive
      /// A weak instance that was released.
      case released
    }

    package let key: Key
    package let lifetime: LifetimeKind
    package let scope: ScopeKind?
    package let place: FactoryPlace
    package let site: SourceSite
    /// Whether it is marked live, or comes from the container that a mock was made over.
    package let isLive: Bool
    /// Whether the declaration of a typed key registered it.
    package let isDeclared: Bool
    /// Whether it took the place of an earlier registration of the key.
    package let isReplacement: Bool
    /// Whether the instance came with the registration.
    package let isReady: Bool
    /// Whether it is registered in the container that was inspected, and not above it.
    package let isOwn: Bool
    package let isBuilding: Bool
    /// The state of the built instance; `nil` if none was built.
    package let instance: Instance?
    /// Why every use of the key is refused.
    package let defect: ContainerError?
    /// Whether it was used; `nil` where uses are not counted.
    package let isUsed: Bool?
    /// The double attached under the key.
    package let resident: (any AttachedDouble)?

    /// A registration that is in no container yet.
    package init(_ registration: any AnyRegistration) {
      self.init(registration.erased.makeRecord(nil), nil, rules: nil)
    }

    init(
      _ record: RegistrationRecord,
      _ instance: InstanceRecord?,
      rules: MockRules?,
      isBuilding: Bool = false,
      isOwn: Bool = true,
      resident: (any AttachedDouble)? = nil
    ) {
      key = record.key
      lifetime = record.lifetime
      scope = record.scope
      place = record.place
      site = record.site.site
      isLive = record.mark != nil || rules?.isLive(record) == true
      isDeclared = record.provided != nil
      isReplacement = record.isReplacement
      isReady = record.ready != nil
      self.isOwn = isOwn
      self.isBuilding = isBuilding
      self.instance = instance.map { $0.strong == nil ? .released : .alive }
      defect = record.defect
      isUsed = record.usage?.isUsed
      self.resident = resident
    }
  }
}

extension ContainerContents.Item {
  /// Whether it has an instance, built or registered as one.
  package var isBuilt: Bool { isReady || instance == .alive }

  package var lifetimeText: String { scope.map { "scoped to \($0)" } ?? lifetime.text }
}

extension LifetimeKind {
  package var text: String {
    switch self {
    case .singleton: "singleton"
    case .transient: "transient"
    case .weak: "weak"
    case .graph: "graph"
    case .scoped: "scoped"
    }
  }
}

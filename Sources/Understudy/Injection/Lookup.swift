/// A key to look up in a container named later: what providers and lazies ask for.
struct Lookup<Value>: Sendable {
  let reference: ContainerReference
  let name: String?
  /// The caller's name in messages.
  let owner: StaticString

  func resolve(
    at site: SourceSite,
    reportsMisses: Bool = true,
    sharing: Sharing? = nil
  ) throws(ContainerError) -> Resolved<Value> {
    let container = try target(site)
    if let (built, _) = container.built(Value.self, name: name) {
      return Resolved(value: Container.value(of: built), provenance: built.provenance)
    }
    return try container.resolved(
      Value.self,
      request(in: container, site, reportsMisses: reportsMisses, sharing: sharing)
    )
  }

  func resolve(
    at site: SourceSite,
    sharing: Sharing? = nil
  ) async throws -> Resolved<Value> {
    let container = try target(site)
    if let (built, _) = container.built(Value.self, name: name) {
      return Resolved(value: Container.value(of: built), provenance: built.provenance)
    }
    return try await container.resolved(
      Value.self,
      request(in: container, site, sharing: sharing)
    )
  }

  private func target(_ site: SourceSite) throws(ContainerError) -> Container {
    if let container = reference.container { return container }
    throw reference.gone(Key(Value.self, name: name), site)
  }

  func request(
    in container: Container,
    _ site: SourceSite,
    reportsMisses: Bool = true,
    sharing: Sharing? = nil
  ) -> Request {
    Request(
      Key(Value.self, name: name),
      site: site,
      chain: container.ambientChain,
      options: .init(reportsMisses: reportsMisses, isHeldWeakly: reference.isWeak),
      owner: reference.isMoving ? nil : owner,
      sharing: sharing,
      origin: reference.graph
    )
  }
}

extension ContainerReference {
  /// The error for a lookup in a container that was freed.
  func gone(_ key: Key, _ site: SourceSite) -> ContainerError {
    .containerUnavailable(
      .init(key: key, path: [key], container: label, resolvedAt: site, isFreed: true)
    )
  }

  private var label: String? {
    switch self {
    case .strongly, .current: nil
    case .weakly(let weak): weak.label
    case .until(_, let reference), .inGraph(_, let reference): reference.label
    }
  }
}

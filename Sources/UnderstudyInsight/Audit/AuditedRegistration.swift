public import Understudy

/// What lints have to know of a registration.
struct AuditedRegistration: Sendable {
  let key: Key
  let lifetime: LifetimeKind
  let scope: ScopeKind?
  let place: FactoryPlace
  /// Whether it stands in the audited container itself.
  let isOwn: Bool
  let site: SourceSite

  init(
    _ key: Key,
    lifetime: LifetimeKind = .singleton,
    scope: ScopeKind? = nil,
    place: FactoryPlace = .anywhere,
    isOwn: Bool = true,
    site: SourceSite
  ) {
    self.key = key
    self.lifetime = lifetime
    self.scope = scope
    self.place = place
    self.isOwn = isOwn
    self.site = site
  }

  init(_ item: ContainerContents.Item) {
    self.init(
      item.key,
      lifetime: item.lifetime,
      scope: item.scope,
      place: item.place,
      isOwn: item.isOwn,
      site: item.site
    )
  }

  /// What came ready was built by nobody here.
  var isReady: Bool { place == .nowhere }

  /// Whether it is what makes others, which is made to be kept and keeps nothing itself.
  var isFactory: Bool { key.type is any Making.Type }
}

private protocol Making {}

extension ParameterizedFactory: Making {}

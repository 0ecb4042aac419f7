public import Understudy

/// The properties of a registration that the lints examine.
struct AuditedRegistration: Sendable {
  let key: Key
  let lifetime: LifetimeKind
  let scope: ScopeKind?
  let place: FactoryPlace
  /// Whether the audited container itself has the registration.
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

  /// Whether the registration came with its instance, so that no factory built it.
  var isReady: Bool { place == .nowhere }

  /// Whether the instance is a factory of other instances, which is meant to be kept and keeps none
  /// of them.
  var isFactory: Bool { key.isOfFactory }
}

extension Key {
  /// Whether the key's instance is a factory of other instances.
  var isOfFactory: Bool { type is any Making.Type }
}

private protocol Making {}

extension ParameterizedFactory: Making {}

/// The registration that a container makes for a typed key that has none.
@usableFromInline
final class Provision: Sendable {
  let key: Key
  let lifetime: LifetimeKind
  /// The kind of scope that keeps the instance, for the `scoped` lifetime.
  let scope: ScopeKind?
  /// The line of the declaration.
  let site: ShortSite
  let standard: FactoryBody
  /// Set if the default value must not run in a test.
  let live: LiveMark?
  /// The factory for a test's container, if there is a separate one.
  let test: FactoryBody?
  /// The place where the factories run.
  let place: FactoryPlace

  init(
    key: Key,
    lifetime: LifetimeKind,
    scope: ScopeKind?,
    site: ShortSite,
    standard: FactoryBody,
    isLive: Bool,
    test: FactoryBody?,
    place: FactoryPlace
  ) {
    self.key = key
    self.lifetime = lifetime
    self.scope = scope
    self.site = site
    self.standard = standard
    live = isLive ? LiveMark(site) : nil
    self.test = test
    self.place = place
  }

  func record(in container: Container) -> RegistrationRecord {
    if container.isOfTest, let test { return record(test, .testValue) }
    return record(standard, .standard(hasTestValue: test != nil))
  }

  private func record(_ body: FactoryBody, _ kind: Provided) -> RegistrationRecord {
    let mark = if case .standard = kind { live } else { nil as LiveMark? }
    return RegistrationRecord(
      key,
      lifetime,
      in: place,
      at: site,
      extras: .init(mark: mark, scope: scope, provided: kind)
    ) { _ in body }
  }
}

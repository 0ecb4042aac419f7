/// What a container registers for a typed key that nobody has registered.
@usableFromInline
final class Provision: Sendable {
  let key: Key
  let lifetime: LifetimeKind
  /// Whose scopes keep the instance; for that lifetime.
  let scope: ScopeKind?
  /// The line of the declaration.
  let site: ShortSite
  let standard: FactoryBody
  let test: FactoryBody?

  init(
    key: Key,
    lifetime: LifetimeKind,
    scope: ScopeKind?,
    site: ShortSite,
    standard: FactoryBody,
    test: FactoryBody?
  ) {
    self.key = key
    self.lifetime = lifetime
    self.scope = scope
    self.site = site
    self.standard = standard
    self.test = test
  }

  /// - Returns: `nil` where only a test value would do and there is none.
  func record(in container: Container) -> RegistrationRecord? {
    if container.isOfTest, let test { return record(test, .testValue) }
    guard container.rules?.takesDefault(of: key) != false else { return nil }
    return record(standard, .standard(hasTestValue: test != nil))
  }

  private func record(_ body: FactoryBody, _ kind: Provided) -> RegistrationRecord {
    RegistrationRecord(
      key,
      lifetime,
      in: .anywhere,
      at: site,
      extras: .init(scope: scope, provided: kind)
    ) { _ in body }
  }
}

/// Says of a registration that nobody made it: it comes from the declaration of a typed key.
enum Provided: Sendable {
  case standard(hasTestValue: Bool)
  case testValue

  /// Whether a fork that belongs to a test does without it, to take another when it is asked.
  func isDropped(for key: Key, by rules: MockRules?) -> Bool {
    switch self {
    case .standard(let hasTestValue): hasTestValue || rules?.takesDefault(of: key) == false
    case .testValue: false
    }
  }
}

extension MockRules {
  /// Whether a key may have its default where it has no value for tests.
  func takesDefault(of key: Key) -> Bool { missing != .fails || allowed.contains(key) }
}

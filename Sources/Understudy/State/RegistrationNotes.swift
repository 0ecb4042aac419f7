/// Notes about a container's registrations as a whole: which were replaced, which were only
/// declared, which modules made them, and whether more may follow.
struct RegistrationNotes: ~Copyable, Sendable {
  /// The line that froze the container.
  private(set) var frozenAt: SourceSite?
  /// The keys registered by the declaration of a typed key; some may have been removed since.
  private(set) var declaredKeys: Set<Key> = []
  // A dictionary would hash the key for each registration that replaces one.
  private var replaced = EditableMap<ReplacedSites>()
  /// The modules that the container was configured with.
  private(set) var modules: (any ModuleRecord)?

  /// Whether there is something about what a fork takes along.
  var concernsForks: Bool { modules != nil || !declaredKeys.isEmpty }

  /// The notes of a fork. It is not frozen, and overriding is what it is for.
  func forked() -> RegistrationNotes {
    var fork = RegistrationNotes()
    fork.modules = modules
    fork.declaredKeys = declaredKeys
    return fork
  }

  /// Records the line that freezes the container, unless it is frozen.
  ///
  /// - Returns: whether it was not.
  @discardableResult
  mutating func freeze(at site: SourceSite) -> Bool {
    guard frozenAt == nil else { return false }
    frozenAt = site
    return true
  }

  mutating func noteDeclared(_ key: Key) { declaredKeys.insert(key) }

  /// Replaces the record of modules.
  mutating func set(_ modules: (any ModuleRecord)?, retired: inout ContainerCore.Retired) {
    if let old = exchange(&self.modules, with: modules) { retired.add(other: old) }
  }

  /// Records that a key was registered before.
  mutating func noteReplaced(_ old: RegistrationRecord) {
    let known = replaced.find(old.key)
    if let known, known.isComplete(with: old.site) { return }
    replaced.insert(ReplacedSites(old.key, (known?.sites ?? []) + [old.site]))
  }

  /// The lines of replaced registrations, by key; the first few of each.
  mutating func replacedSites() -> PersistentMap<ReplacedSites> { replaced.share() }
}

/// The lines of a key's replaced registrations.
final class ReplacedSites: MapLeaf, @unchecked Sendable {  // adds one `let`
  private static let most = 8

  let sites: [ShortSite]

  init(_ key: Key, _ sites: [ShortSite]) {
    self.sites = sites
    super.init(key: key)
  }

  /// Whether another line adds nothing.
  func isComplete(with site: ShortSite) -> Bool {
    sites.count >= Self.most || sites.contains { $0.isSame(as: site) }
  }
}

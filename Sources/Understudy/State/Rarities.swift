/// State that few containers have, kept apart so that the others are small and quickly made.
final class Rarities: @unchecked Sendable {  // belongs to one core, which one thread has at a time
  /// The doubles attached to the container.
  @exclusivity(unchecked) var residents = EditableMap<AttachedDoubleRecord>()
  /// Superseded builds whose factories are still running.
  @exclusivity(unchecked) var superseded: [ObjectIdentifier: Build] = [:]
  /// Instances that wait for clean-up, in order of construction. Replaced instances stay here.
  @exclusivity(unchecked) var constructed: [Constructed] = []
  /// The instance that is being cleaned up.
  @exclusivity(unchecked) var cleaning: Constructed?
  /// Keys registered by the declaration of a typed key; some may have been removed since.
  @exclusivity(unchecked) var provided: Set<Key> = []
  /// Whether a test has forked it from a container that belonged to no test.
  @exclusivity(unchecked) var isTakenOver = false
  /// The IDs of the containers it was forked from, and its own; kept if a test follows what is
  /// built.
  @exclusivity(unchecked) var line: [UInt64] = []
  /// The registrations of a test's container when it began to close, for objects that outlive the
  /// test.
  @exclusivity(unchecked) var remains: ClosedContainerFallback?
  /// The line that froze the container.
  @exclusivity(unchecked) var frozen: SourceSite?
  /// The data of a scope, if the container is one.
  @exclusivity(unchecked) var scope: ScopeMark?
  /// The modules that the container was configured with.
  @exclusivity(unchecked) var modules: (any ModuleRecord)?
  /// The lines of replaced registrations, by key; the first few of each.
  @exclusivity(unchecked) var replaced: [Key: [ShortSite]] = [:]
  /// Live keys whose use here was reported to the test.
  @exclusivity(unchecked) var reported: Set<Key> = []
  /// Substitutes for keys that a property could not resolve.
  @exclusivity(unchecked) var substitutes: [Key: SubstituteRecord] = [:]
}

extension ContainerCore {
  /// The rare state, made on first use.
  private var rarities: Rarities {
    mutating get {
      if let rare { return rare }
      let rarities = Rarities()
      rare = rarities
      return rarities
    }
  }

  var superseded: [ObjectIdentifier: Build] {
    get { rare?.superseded ?? [:] }
    _modify { yield &rarities.superseded }
  }
  var constructed: [Constructed] {
    get { rare?.constructed ?? [] }
    _modify { yield &rarities.constructed }
  }
  var provided: Set<Key> {
    get { rare?.provided ?? [] }
    _modify { yield &rarities.provided }
  }
  var isTakenOver: Bool {
    get { rare?.isTakenOver == true }
    set { rarities.isTakenOver = newValue }
  }
  var line: [UInt64] {
    get { rare?.line ?? [] }
    _modify { yield &rarities.line }
  }
  var remains: ClosedContainerFallback? {
    get { rare?.remains }
    _modify { yield &rarities.remains }
  }
  var frozen: SourceSite? {
    get { rare?.frozen }
    _modify { yield &rarities.frozen }
  }
  var scope: ScopeMark? {
    get { rare?.scope }
    _modify { yield &rarities.scope }
  }
  var modules: (any ModuleRecord)? {
    get { rare?.modules }
    set { if rare != nil || newValue != nil { rarities.modules = newValue } }
  }
  var cleaning: Constructed? {
    get { rare?.cleaning }
    _modify { yield &rarities.cleaning }
  }

  /// The lines of the replaced registrations, by key.
  var replaced: [Key: [ShortSite]] { rare?.replaced ?? [:] }

  /// Records that a key was registered before. In a fork it was overridden, which is what forks are
  /// for.
  ///
  /// - Parameter isAgain: whether it had been registered again before, at the line of its
  ///   replacement.
  mutating func noteReplaced(_ old: RegistrationRecord, isAgain: Bool) {
    guard !isFork, !isAgain, old.provided == nil else { return }
    let sites = rarities.replaced[old.key] ?? []
    guard sites.count < 8, !sites.contains(where: { $0.isSame(as: old.site) }) else { return }
    rarities.replaced[old.key] = sites + [old.site]
  }

  /// Whether this is the first reported use of the live key; marks it as reported.
  mutating func isFirstReport(of key: Key) -> Bool { rarities.reported.insert(key).inserted }

  func substitute(for key: Key) -> SubstituteRecord? { rare?.substitutes[key] }

  /// Keeps the substitute, unless another one was stored first.
  ///
  /// - Returns: the substitute that is kept, and whether it is the given one.
  mutating func keep(
    _ substitute: SubstituteRecord
  ) -> (kept: SubstituteRecord, isNew: Bool) {
    if let kept = rare?.substitutes[substitute.key] { return (kept, false) }
    if lifecycle != .closed { rarities.substitutes[substitute.key] = substitute }
    return (substitute, true)
  }

  // MARK: - Attached doubles

  func resident(of key: Key) -> AttachedDoubleRecord? { rare?.residents.find(key) }

  mutating func shareResidents() -> PersistentMap<AttachedDoubleRecord> {
    rare?.residents.share() ?? PersistentMap()
  }

  mutating func setResidents(_ residents: PersistentMap<AttachedDoubleRecord>) {
    if rare != nil || !residents.isEmpty { rarities.residents = EditableMap(residents) }
  }

  /// Attaches the instance's double to this container.
  ///
  /// - Returns: the double that was attached under its key.
  mutating func attach(_ resident: AttachedDoubleRecord) -> AttachedDoubleRecord? {
    rarities.residents.insert(resident)
  }

  mutating func moveOut(_ key: Key) -> AttachedDoubleRecord? {
    guard let rare, !rare.residents.isEmpty else { return nil }
    return rare.residents.remove(key)
  }

  // MARK: - Superseded builds

  /// Forgets a build that was superseded.
  mutating func forgetSuperseded(_ build: Build) {
    guard let rare, !rare.superseded.isEmpty else { return }
    rare.superseded[ObjectIdentifier(build)] = nil
  }
}

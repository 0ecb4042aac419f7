/// What few containers have, kept apart so that the others are small and quickly made.
final class Rarities: @unchecked Sendable {  // belongs to one core, which one thread has at a time
  /// The doubles that live in the container.
  @exclusivity(unchecked) var residents = EditableMap<ResidentRecord>()
  /// Superseded builds whose factories are still at work.
  @exclusivity(unchecked) var superseded: [ObjectIdentifier: Build] = [:]
  /// What waits for its clean-up, in order of construction. It stays here when it is replaced.
  @exclusivity(unchecked) var constructed: [Constructed] = []
  /// What is being cleaned up.
  @exclusivity(unchecked) var cleaning: Constructed?
  /// Instances that a reset of everything has kept: they stand, whatever they were built from.
  @exclusivity(unchecked) var independent = InstanceSet()
  /// Builds that such a reset has kept, whose instances will be among those.
  @exclusivity(unchecked) var independentBuilds: Set<ObjectIdentifier> = []
  @exclusivity(unchecked) var resets = ResetHistory()
  /// Instances that were reset one by one: what was built from them is stale.
  @exclusivity(unchecked) var dismissed = InstanceSet()
  /// Superseded builds whose instances will be among those.
  @exclusivity(unchecked) var dismissedBuilds: Set<ObjectIdentifier> = []
  /// Weak instances that were found dead and put away: what was built from them stands.
  @exclusivity(unchecked) var buried = InstanceSet()
  /// Keys that are absent and may have been looked up during a build, or may be by what it made. It
  /// only grows: it says where a change may have made something stale; that is checked then.
  @exclusivity(unchecked) var absences: Set<Key> = []
  /// Where those instances come from that were built under other rules than the container's.
  @exclusivity(unchecked) var unjudged: [Ancestry] = []
  /// Keys whose registration came from the declaration of a typed key; some may be gone since.
  @exclusivity(unchecked) var provided: Set<Key> = []
  /// Whether a pool was built in it, or where its instances come from.
  @exclusivity(unchecked) var lends = false
  /// Whether a test has forked it from what belonged to none.
  @exclusivity(unchecked) var isTakenOver = false
  /// The IDs of the containers it comes from, and its own; kept where a test follows what is built.
  @exclusivity(unchecked) var line: [UInt64] = []
  /// What a test's container had registered when it began to close, for objects that outlive the
  /// test.
  @exclusivity(unchecked) var remains: Remains?
  /// Where it was frozen.
  @exclusivity(unchecked) var frozen: SourceSite?
  /// Set where the container is a scope.
  @exclusivity(unchecked) var scope: ScopeMark?
  /// The modules it was configured with.
  @exclusivity(unchecked) var modules: (any ModuleRecord)?
  /// Where keys were registered before their registrations; the first few lines of each.
  @exclusivity(unchecked) var replaced: [Key: [ShortSite]] = [:]
  /// Live keys that were used here and reported to the test.
  @exclusivity(unchecked) var reported: Set<Key> = []
  /// What stood in for keys that a property could not get.
  @exclusivity(unchecked) var substitutes: [Key: SubstituteRecord] = [:]
}

extension ContainerCore {
  /// Made when there is something to put there.
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
  var independent: InstanceSet {
    get { rare?.independent ?? InstanceSet() }
    _modify { yield &rarities.independent }
  }
  var independentBuilds: Set<ObjectIdentifier> {
    get { rare?.independentBuilds ?? [] }
    _modify { yield &rarities.independentBuilds }
  }
  var resets: ResetHistory {
    get { rare?.resets ?? ResetHistory() }
    _modify { yield &rarities.resets }
  }
  var dismissed: InstanceSet {
    get { rare?.dismissed ?? InstanceSet() }
    _modify { yield &rarities.dismissed }
  }
  var dismissedBuilds: Set<ObjectIdentifier> {
    get { rare?.dismissedBuilds ?? [] }
    _modify { yield &rarities.dismissedBuilds }
  }
  var buried: InstanceSet {
    get { rare?.buried ?? InstanceSet() }
    _modify { yield &rarities.buried }
  }
  var absences: Set<Key> {
    get { rare?.absences ?? [] }
    _modify { yield &rarities.absences }
  }
  var unjudged: [Ancestry] {
    get { rare?.unjudged ?? [] }
    _modify { yield &rarities.unjudged }
  }
  var provided: Set<Key> {
    get { rare?.provided ?? [] }
    _modify { yield &rarities.provided }
  }
  var lends: Bool {
    get { rare?.lends == true }
    set { rarities.lends = newValue }
  }
  var isTakenOver: Bool {
    get { rare?.isTakenOver == true }
    set { rarities.isTakenOver = newValue }
  }
  var line: [UInt64] {
    get { rare?.line ?? [] }
    _modify { yield &rarities.line }
  }
  var remains: Remains? {
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

  /// Where those registrations stood that others have replaced here.
  var replaced: [Key: [ShortSite]] { rare?.replaced ?? [:] }

  /// Remembers that a key was registered before. In a fork it was overridden, which is what forks are
  /// for.
  ///
  /// - Parameter isAgain: whether it was registered again before, and at the line of its replacement.
  mutating func noteReplaced(_ old: RegistrationRecord, isAgain: Bool) {
    guard !isFork, !isAgain, old.provided == nil else { return }
    let sites = rarities.replaced[old.key] ?? []
    guard sites.count < 8, !sites.contains(where: { $0.isSame(as: old.site) }) else { return }
    rarities.replaced[old.key] = sites + [old.site]
  }

  /// How often instances were dropped as a whole.
  var resetCount: UInt64 { rare?.resets.count ?? 0 }

  /// Whether the use of the live key was not reported yet; from now on it is.
  mutating func isFirstReport(of key: Key) -> Bool { rarities.reported.insert(key).inserted }

  func substitute(for key: Key) -> SubstituteRecord? { rare?.substitutes[key] }

  /// Keeps the substitute, unless another was quicker.
  ///
  /// - Returns: the one that is kept, and whether that is the given one.
  mutating func keep(
    _ substitute: SubstituteRecord
  ) -> (kept: SubstituteRecord, isNew: Bool) {
    if let kept = rare?.substitutes[substitute.key] { return (kept, false) }
    if lifecycle != .closed { rarities.substitutes[substitute.key] = substitute }
    return (substitute, true)
  }

  // MARK: - Residents

  func resident(of key: Key) -> ResidentRecord? { rare?.residents.find(key) }

  mutating func shareResidents() -> PersistentMap<ResidentRecord> {
    rare?.residents.share() ?? PersistentMap()
  }

  mutating func setResidents(_ residents: PersistentMap<ResidentRecord>) {
    if rare != nil || !residents.isEmpty { rarities.residents = EditableMap(residents) }
  }

  /// Makes the instance's double live here.
  ///
  /// - Returns: the one that lived here under its key.
  mutating func moveIn(_ resident: ResidentRecord) -> ResidentRecord? {
    rarities.residents.insert(resident)
  }

  mutating func moveOut(_ key: Key) -> ResidentRecord? {
    guard let rare, !rare.residents.isEmpty else { return nil }
    return rare.residents.remove(key)
  }

  // MARK: - Builds out of the way

  /// Forgets a build that was superseded or kept.
  mutating func forget(_ build: Build) {
    guard let rare else { return }
    if !rare.superseded.isEmpty { rare.superseded[ObjectIdentifier(build)] = nil }
    if !rare.independentBuilds.isEmpty { rare.independentBuilds.remove(ObjectIdentifier(build)) }
    if !rare.dismissedBuilds.isEmpty { rare.dismissedBuilds.remove(ObjectIdentifier(build)) }
  }
}

/// A frame that records what it resolves.
class RecordingFrame: Frame, @unchecked Sendable {  // the notes are under `lock`
  private let lock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) private final var notes = DependencyLog()  // under `lock`

  init(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container,
    isBuild: Bool,
    isKept: Bool = false
  ) {
    super.init(
      request,
      record,
      container: container,
      isBuild: isBuild,
      isKept: isKept,
      wantsProvenance: true
    )
  }

  override init(
    for record: __shared RegistrationRecord,
    in container: __shared Container,
    isBuild: Bool
  ) {
    super.init(for: record, in: container, isBuild: isBuild)
  }

  /// Whether the container keeps what is made here.
  var isKeptByContainer: Bool { false }

  final func add(_ provenance: DependencyRecord) { lock.withLock { notes.add(provenance) } }

  final var dependencies: DependencyList { lock.withLock { notes.dependencies } }

  /// Removes and returns what it has recorded.
  final func takeNotes() -> DependencyList {
    lock.withLock { exchange(&notes.dependencies, with: DependencyList()) }
  }

  /// The dependencies recorded by now, or by the time the value was made.
  final var lastNotes: DependencyList {
    lock.withLock { notes.conclusion?.dependencies ?? notes.dependencies }
  }

  /// Whether it has recorded nothing, and its value has no provenance yet.
  final var hasNotedNothing: Bool { lock.withLock { notes.isEmpty } }

  /// Forgets what it has recorded; for the only holder.
  @inline(__always)
  final func clear() { if !notes.isEmpty { notes = DependencyLog() } }

  /// The provenance of the value, the same on every call; and whether this is the first call.
  final func conclusion() -> (DependencyRecord, isNew: Bool) {
    lock.withLock {
      if let conclusion = notes.conclusion { return (conclusion, false) }
      let dependencies = exchange(&notes.dependencies, with: DependencyList())
      let conclusion = provenance(dependencies, isKeptByContainer ? .sharedInstance : .use)
      notes.conclusion = conclusion
      return (conclusion, true)
    }
  }
}

/// The records of a frame.
private struct DependencyLog {
  var dependencies = DependencyList()
  /// The provenance of the value, once it is made.
  var conclusion: DependencyRecord?
  /// An index of what is recorded, once there is enough to be worth it.
  private var index: Index?

  var isEmpty: Bool { dependencies.isEmpty && conclusion == nil && index == nil }

  private final class Index {
    @exclusivity(unchecked) var seen: Set<ObjectIdentifier>
    @exclusivity(unchecked) var looks: Set<Look>

    init(_ dependencies: DependencyList) {
      seen = Set(dependencies.map(ObjectIdentifier.init))
      looks = Set(dependencies.compactMap(Look.init))
    }
  }

  private struct Look: Hashable {
    let key: Key
    let registration: UInt64
    let level: Int

    init?(_ provenance: DependencyRecord) {
      guard provenance.isPlainLookup else { return nil }
      key = provenance.key
      registration = provenance.registration
      level = provenance.level
    }
  }

  mutating func add(_ provenance: DependencyRecord) {
    if dependencies.count < 16 {
      if dependencies.has(provenance) { return }
    } else {
      let index = index ?? Index(dependencies)
      self.index = index
      guard index.seen.insert(ObjectIdentifier(provenance)).inserted else { return }
      if let look = Look(provenance), !index.looks.insert(look).inserted { return }
    }
    dependencies.append(provenance)
  }
}

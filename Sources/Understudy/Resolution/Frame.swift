import Synchronization

/// One factory that is running: what it builds, for whom, and what it has resolved so far.
///
/// Frames form the chain that cycle errors print. Each knows its parent, so a chain may branch:
/// child tasks of one factory share it.
@usableFromInline
class Frame: @unchecked Sendable {  // links change in `deinit`; see `thread`, `notes`, `Build`
  final let key: Key
  /// The registration whose factory it is; `nil` for what a parameterised factory makes.
  final let record: RegistrationRecord?
  final let container: Container
  final private(set) var parent: Frame?
  final let site: ShortSite
  /// The innermost shared build of the chain above.
  final private(set) var enclosingBuild: Build?

  private struct Notes {
    var dependencies: [Provenance] = []
    var isFinished = false
    /// What the value was made from, once it is made.
    var conclusion: Provenance?
    var graph: GraphScope?
    /// What is noted already, once it is worth a look-up.
    private var index: Index?

    private final class Index {
      @exclusivity(unchecked) var seen: Set<ObjectIdentifier>
      @exclusivity(unchecked) var looks: Set<Look>

      init(_ dependencies: [Provenance]) {
        seen = Set(dependencies.map(ObjectIdentifier.init))
        looks = Set(dependencies.compactMap(Look.init))
      }
    }

    private struct Look: Hashable {
      let key: Key
      let registration: UInt64
      let level: Int

      init?(_ provenance: Provenance) {
        guard provenance.isMereLook else { return nil }
        key = provenance.key
        registration = provenance.registration
        level = provenance.level
      }
    }

    mutating func add(_ provenance: Provenance) {
      if dependencies.count < 16 {
        if dependencies.contains(where: { $0 === provenance || $0.saysTheSame(as: provenance) }) {
          return
        }
      } else {
        let index = index ?? Index(dependencies)
        self.index = index
        guard index.seen.insert(ObjectIdentifier(provenance)).inserted else { return }
        if let look = Look(provenance), !index.looks.insert(look).inserted { return }
      }
      if dependencies.isEmpty { dependencies.reserveCapacity(4) }
      dependencies.append(provenance)
    }
  }
  private let lock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) private final var notes = Notes()  // under `lock`

  private final let root: Frame?
  /// Whether a shared instance will hold what is made here, in the end.
  final let isHeldWeakly: Bool
  /// Whether somebody keeps what the value is made from. If not, nothing is noted.
  final let wantsProvenance: Bool
  /// Where a synchronous factory runs; set before the frame is seen elsewhere, as `isCounted` is.
  private final var thread: ThreadIdentity?
  /// See ``begin(on:)``.
  private(set) final var isCounted = false
  /// How many factories the chain is long, this one included.
  final let depth: Int

  convenience init(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container
  ) {
    self.init(request, record, container: container, isBuild: false)
  }

  init(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container,
    isBuild: Bool
  ) {
    let parent = request.chain
    key = request.key
    site = request.shortSite
    self.record = record
    self.container = container
    self.parent = parent
    enclosingBuild = parent?.nearestBuild
    root = parent.map { $0.root ?? $0 }
    depth = (parent?.depth ?? 0) + 1
    isHeldWeakly = isBuild || request.isHeldWeakly || parent?.isHeldWeakly == true
    // What a parameterised factory resolves is noted by who asked for it.
    wantsProvenance =
      isBuild || record == nil || request.wantsProvenance || container.followsBirths
  }

  /// The shared build this frame runs, or `nil` for a transient.
  var build: Build? { nil }

  /// The innermost shared build of the chain.
  final var nearestBuild: Build? { build ?? enclosingBuild }

  deinit {
    // A chain of ten thousand would free itself recursively and run out of stack. Its builds are in
    // the chain, so whoever holds that need not hold them, too.
    enclosingBuild = nil
    var next = parent.take()
    while next != nil, isKnownUniquelyReferenced(&next) { next = next?.parent.take() }
  }

  /// Begins the run of the factory.
  ///
  /// - Parameter thread: where a synchronous one runs.
  /// - Returns: whether the container has counted it: it runs within another one of its, on the
  ///   same thread, and so no longer than that.
  final func begin(on thread: ThreadIdentity?) -> Bool {
    self.thread = thread
    isCounted =
      thread != nil && parent?.thread == thread && parent?.container === container
      && parent?.isOver == false
    return isCounted
  }

  /// Whether the factory has returned, for the thread that runs a synchronous one: it alone says so.
  ///
  /// A task that waited for somebody else's build, or for the main actor, may go on there after the
  /// factory that it asks for.
  private final var isOver: Bool { notes.isFinished }

  /// Records that what this frame builds was built from something in the same container.
  final func note(_ provenance: Provenance, from owner: Container) {
    guard wantsProvenance, owner === container || container.descends(from: owner) else { return }
    lock.withLock { notes.add(provenance) }
  }

  /// Notes that something made by this factory will look the key up later in its container.
  final func noteLater(_ key: Key) {
    note(container.withCore { $0.noteLater(key) }, from: container)
  }

  /// What the whole chain shares; made when it is first asked for.
  final var graph: GraphScope {
    if let root { return root.graph }
    return lock.withLock {
      if let graph = notes.graph { return graph }
      let graph = GraphScope()
      notes.graph = graph
      return graph
    }
  }

  /// The frame that the chain begins with.
  final var outermost: Frame { root ?? self }

  /// What it has noted so far.
  final var noted: [Provenance] { lock.withLock { notes.dependencies } }

  /// Ends the frame and hands out what it noted.
  final func finish() -> [Provenance] {
    let (dependencies, graph) = lock.withLock {
      notes.isFinished = true
      let dependencies =
        notes.dependencies.isEmpty ? [] : exchange(&notes.dependencies, with: [])
      return (dependencies, notes.graph.take())
    }
    graph?.end()
    return dependencies
  }

  /// Ends the frame whose factory has made its value; the same however often it is asked.
  final func conclude() -> Provenance {
    lock.withLock {
      if let conclusion = notes.conclusion { return conclusion }
      notes.isFinished = true
      let isKept = build.map { $0.scope == nil } == true
      let conclusion = provenance(notes.dependencies, isKept ? .sharedInstance : .use)
      notes.conclusion = conclusion
      notes.dependencies = []
      return conclusion
    }
  }

  /// Ends the frame whose factory has failed, or made what cannot be kept.
  final func concludeInVain() -> Provenance {
    lock.withLock {
      notes.isFinished = true
      return provenance(notes.conclusion?.dependencies ?? notes.dependencies, .use)
    }
  }

  private final func provenance(_ dependencies: [Provenance], _ kind: Provenance.Kind) -> Provenance
  {
    Provenance(
      key: key,
      registration: record?.id ?? 0,
      dependencies: dependencies,
      level: container.level,
      kind: kind,
      mark: record?.mark
    )
  }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  final var whileRunning: Frame? { lock.withLock { notes.isFinished } ? nil : self }

  /// Whether the chain is building this key of this container already.
  final func isBuilding(_ key: Key, in container: Container) -> Bool {
    var frame: Frame? = self
    while let current = frame {
      if current.key.bits == key.bits, current.key == key, current.container === container,
        current.whileRunning != nil
      {
        return true
      }
      frame = current.parent
    }
    return false
  }

  /// Whether the other frame is this one, or one that led to it.
  final func continues(_ other: Frame) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== other { frame = current.parent }
    return frame != nil
  }

  /// The keys from the outermost frame to this one.
  final var path: [Key] {
    var keys: [Key] = []
    var frame: Frame? = self
    while let current = frame {
      keys.append(current.key)
      frame = current.parent
    }
    return keys.reversed()
  }
}

extension Frame? {
  /// The chain with one more key at its end.
  func path(to key: Key) -> [Key] { (self?.path ?? []) + [key] }
}

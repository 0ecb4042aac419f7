import Synchronization

/// One factory that is running: what it builds, for whom, and what it has resolved so far.
///
/// Frames form the chain that cycle errors print. Each knows its parent, so a chain may branch:
/// child tasks of one factory share it.
///
/// A task that a factory starts carries the frame as long as it runs. So a frame holds nothing of a
/// user's: it reaches its container and its registration without counting them; the caller that runs
/// the factory holds both. When that has returned, ``leave(_:)`` makes the container a weak one.
///
/// A frame keeps its parent alive, and so all of its chain. A parent is taken from a frame in
/// `deinit` alone, and from one that nothing but this chain holds: code that comes to that one through
/// a weak reference finds it finished, and asks no more of it.
@usableFromInline
class Frame: @unchecked Sendable {  // `heldParent` changes in `deinit`; see `thread`, `Build`
  final let key: Key
  /// The registration whose factory it is; none for a parameterised factory.
  private final let unmanagedRecord: Unmanaged<RegistrationRecord>?
  /// ``RegistrationRecord/id``, or 0.
  final let registration: UInt64
  private final let unmanagedContainer: Unmanaged<Container>
  private final let departure = LockWord()
  /// The container, once the factory has returned and something has kept the frame.
  @exclusivity(unchecked)
  private final var left: WeakContainer?  // under `departure`
  /// Counted by hand: to let go of it costs less then.
  private final var heldParent: Unmanaged<Frame>?
  /// The innermost shared build of the chain above.
  private final let aboveBuild: Unmanaged<Build>?
  private final let root: Unmanaged<Frame>?
  final let site: ShortSite
  /// Where a synchronous factory runs; set before the frame is seen elsewhere, as `isCounted` is.
  private final var thread: ThreadIdentity?
  private final let lazyGraph = LazyReference<GraphScope>()
  /// How many factories the chain is long, this one included.
  final let depth: Int
  private final let isBuild: Bool
  /// Whether a shared instance will hold what is made here, in the end.
  final let isHeldWeakly: Bool
  /// Whether somebody keeps what the value is made from: then it is a ``NotingFrame``.
  final let wantsProvenance: Bool
  /// See ``begin(on:)``.
  private(set) final var isCounted = false
  private final let finished = Atomic<Bool>(false)
  private final let bound = Atomic<Bool>(false)

  /// The frame of a factory that makes a value for one asker.
  static func make(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container
  ) -> Frame {
    // What a parameterised factory resolves is noted by who asked for it.
    let wantsProvenance = record == nil || request.wantsProvenance || container.followsBirths
    return wantsProvenance
      ? NotingFrame(request, record, container: container, isBuild: false)
      : Frame(request, record, container: container, isBuild: false, wantsProvenance: false)
  }

  init(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container,
    isBuild: Bool,
    isKept: Bool = false,
    wantsProvenance: Bool
  ) {
    // The registration's own, where there is one: a child may ask for it by another name of the type.
    key = record?.key ?? request.key
    unmanagedRecord = record.map { .passUnretained($0) }
    registration = record?.id ?? 0
    self.isBuild = isBuild
    site = request.shortSite
    unmanagedContainer = .passUnretained(container)
    self.wantsProvenance = wantsProvenance
    guard let parent = request.chain else {
      (heldParent, aboveBuild, root, depth) = (nil, nil, nil, 1)
      isHeldWeakly = isKept || request.isHeldWeakly
      return
    }
    aboveBuild = parent.isBuild ? .passUnretained(parent.asBuild) : parent.aboveBuild
    root = parent.root ?? .passUnretained(parent)
    depth = parent.depth + 1
    isHeldWeakly = isKept || request.isHeldWeakly || parent.isHeldWeakly
    heldParent = .passRetained(parent)
  }

  deinit {
    guard let parent = heldParent else { return }
    if depth <= Self.mostFreedByRecursion { return parent.release() }
    // A chain of ten thousand would run out of stack.
    var next: Frame? = parent.takeRetainedValue()
    while next != nil, isKnownUniquelyReferenced(&next) {
      next = next?.heldParent.take()?.takeRetainedValue()
    }
  }

  /// How long a chain may be that frees itself frame by frame, each within the one before.
  private static var mostFreedByRecursion: Int { 64 }

  final var parent: Frame? { heldParent?.takeUnretainedValue() }

  /// The registration whose factory it is; `nil` for what a parameterised factory makes.
  /// Only for the caller that runs the factory.
  final var record: RegistrationRecord? { unmanagedRecord?.takeUnretainedValue() }

  /// The container, for callers that hold it anyway: those that run the factory, or wait in the
  /// container for what it makes.
  final var container: Container { unmanagedContainer.takeUnretainedValue() }

  /// The container, for code that has found the frame in its task; `nil` if it is gone.
  final var livingContainer: Container? {
    let (running, weak) = departure.withLock { () -> (Container?, WeakContainer?) in
      // Until it has left, the container is held by a caller that has to take this lock first.
      left == nil ? (unmanagedContainer.takeUnretainedValue(), nil) : (nil, left)
    }
    return running ?? weak?.container
  }

  /// Whether it is a factory of that container.
  final func runs(in container: Container) -> Bool {
    unmanagedContainer.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
  }

  /// The shared build this frame runs, or `nil` for a transient.
  final var build: Build? { isBuild ? asBuild : nil }

  private final var asBuild: Build { unsafeDowncast(self, to: Build.self) }  // only `Build` says so

  /// The innermost shared build of the chain above.
  final var enclosingBuild: Build? { aboveBuild?.takeUnretainedValue() }

  /// The innermost shared build of the chain.
  final var nearestBuild: Build? { build ?? enclosingBuild }

  /// What the whole chain shares; made when it is first asked for.
  final var graph: GraphScope {
    let outermost = outermost
    if let known = outermost.lazyGraph.known { return known }
    let graph = outermost.lazyGraph.object { GraphScope() }
    // Whoever makes it stores the graph and then looks for the end; whoever leaves the outermost stores
    // the end and then looks for the graph. Both fences are needed for one of the two to see the
    // other: a load may pass a store, and a graph that neither ends keeps what holds its chain.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    // Made too late for the end of the outermost, it has nobody else who ends it.
    if outermost.isFinished { graph.end() }
    return graph
  }

  /// The same, if it was made.
  final var knownGraph: GraphScope? { outermost.lazyGraph.known }

  /// Makes it what the whole chain shares; for one that begins a chain.
  final func begin(_ graph: GraphScope) { _ = lazyGraph.object { graph } }

  /// The frame that the chain begins with.
  final var outermost: Frame { root?.takeUnretainedValue() ?? self }
}

// MARK: - Running

extension Frame {
  /// Begins the run of the factory.
  ///
  /// - Parameter thread: where a synchronous one runs.
  /// - Returns: whether the container has counted it: it runs within another one of its, on the
  ///   same thread, and so no longer than that.
  final func begin(on thread: ThreadIdentity?) -> Bool {
    self.thread = thread
    // A task that waited for somebody else's build, or for the main actor, may go on there after the
    // factory that it asks for.
    isCounted =
      thread != nil && parent?.thread == thread && parent?.isFinished == false
      && parent?.unmanagedContainer.toOpaque() == unmanagedContainer.toOpaque()
    return isCounted
  }

  /// Whether a closure is bound to it, and so holds it weakly.
  final var isBound: Bool {
    get { bound.load(ordering: .relaxed) }
    set { bound.store(newValue, ordering: .relaxed) }
  }

  /// Whether its factory has returned.
  final var isFinished: Bool { finished.load(ordering: .acquiring) }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  final var whileRunning: Frame? { isFinished ? nil : self }

  /// Says that the factory has returned.
  final func returned() { finished.store(true, ordering: .releasing) }

  /// Says that the factory has returned, and hands out what the frame noted.
  final func finish() -> [Provenance] {
    returned()
    return noting?.takeNotes() ?? []
  }

  /// Ends the frame of a factory that has returned; who ran it holds the container until then.
  static func leave<Running: Frame>(_ frame: inout Running) {
    if isAlone(&frame) {
      frame.lazyGraph.known?.end()
    } else {
      frame.leave()
    }
  }

  /// Whether there is no other reference: then nothing can come to it and ask for the container or the
  /// graph. Mostly it is so.
  private static func isAlone<Running: Frame>(_ frame: inout Running) -> Bool {
    guard isKnownUniquelyReferenced(&frame) else { return false }
    // Whoever had it has bound it, or made its graph, before letting go of it. Letting go releases, but
    // the count is read without an order: what follows could be read before it.
    atomicMemoryFence(ordering: .acquiring)
    return !frame.isBound
  }

  private final func leave() {
    let weak = WeakContainer(container)
    departure.withLock { left = weak }
    // See `graph`.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    lazyGraph.known?.end()
    // Nobody asks for them any more, and the frame may stay for long.
    _ = noting?.takeNotes()
  }
}

// MARK: - Noting

extension Frame {
  /// The frame as one that takes notes.
  private final var noting: NotingFrame? {
    wantsProvenance ? unsafeDowncast(self, to: NotingFrame.self) : nil  // which alone says so
  }

  /// Records that what this frame builds was built from something in the same container.
  final func note(_ provenance: Provenance, from owner: Container) {
    guard let noting, runs(in: owner) || livingContainer?.descends(from: owner) == true else {
      return
    }
    noting.add(provenance)
  }

  /// Notes that something made by this factory will look the key up later in its container.
  final func noteLater(_ key: Key, in container: Container) {
    note(container.withCore { $0.noteLater(key) }, from: container)
  }

  /// What it has noted so far.
  final var noted: [Provenance] { noting?.dependencies ?? [] }

  /// Ends the frame whose factory has made its value; the same however often it is asked, if
  /// somebody wants to know.
  final func conclude() -> Provenance {
    returned()
    guard let noting else { return provenance([], .use) }
    let (conclusion, isNew) = noting.conclusion()
    if isNew { tellOrigin(conclusion) }
    return conclusion
  }

  /// Ends the frame whose factory has failed, or made what cannot be kept.
  final func concludeInVain() -> Provenance {
    returned()
    let origin = provenance(noting?.lastNotes ?? [], .use)
    tellOrigin(origin)
    return origin
  }

  private final func tellOrigin(_ origin: Provenance) {
    unmanagedContainer._withUnsafeGuaranteedRef { $0.tellRecorders(ofOrigin: origin) }
  }

  final func provenance(_ dependencies: [Provenance], _ kind: Provenance.Kind) -> Provenance {
    Provenance(
      key: key,
      registration: registration,
      dependencies: dependencies,
      level: unmanagedContainer._withUnsafeGuaranteedRef(\.level),
      kind: kind,
      mark: unmanagedRecord?._withUnsafeGuaranteedRef(\.mark)
    )
  }
}

// MARK: - The chain

extension Frame {
  /// Whether the chain is building this key of this container already.
  final func isBuilding(_ key: Key, in container: Container) -> Bool {
    // This frame holds the others, so none is counted.
    var next: Unmanaged<Frame>? = .passUnretained(self)
    while let current = next {
      let isIt = current._withUnsafeGuaranteedRef {
        $0.key.bits == key.bits && $0.runs(in: container) && $0.key == key && !$0.isFinished
      }
      if isIt { return true }
      next = current._withUnsafeGuaranteedRef { $0.heldParent }
    }
    return false
  }

  /// Whether the other frame is this one, or one that led to it.
  final func continues(_ other: Frame) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== other { frame = current.parent }
    return frame != nil
  }

  /// Whether it is for a hook of the build, or for what that has it build, and no container keeps
  /// anything in between: what a build that fails has made must be in nobody's hands then.
  final func isForHook(of build: Build) -> Bool {
    var frame: Frame? = self
    while let current = frame, current !== build {
      if current.build?.isKeptByContainer == true { return false }
      frame = current.parent
    }
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

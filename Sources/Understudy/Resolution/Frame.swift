import Synchronization

/// One factory that is running: what it builds, for whom, and what it has resolved so far.
///
/// Frames form the chain that cycle errors print. Each knows its parent, so a chain may branch:
/// child tasks of one factory share it.
///
/// A frame keeps its parent alive, and so all of its chain; what it has in common with its parent
/// it reaches without counting. A parent is taken from a frame in `deinit` alone, and from one
/// that nothing but this chain holds: whoever comes to that one through a weak reference finds it
/// finished, and asks no more of it.
@usableFromInline
class Frame: @unchecked Sendable {  // `heldParent` changes in `deinit`; see `thread`, `Build`
  /// The registration whose factory it is; what only has the key for a parameterised factory.
  private final let leaf: MapLeaf
  private final let keyBits: UInt
  private final let unmanagedContainer: Unmanaged<Container>
  /// The container, where it is not the parent's; else that holds it.
  private final let held: Container?
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
  private final let hasRecord: Bool
  private final let isBuild: Bool
  /// Whether a shared instance will hold what is made here, in the end.
  final let isHeldWeakly: Bool
  /// Whether somebody keeps what the value is made from: then it is a ``NotingFrame``.
  final let wantsProvenance: Bool
  /// See ``begin(on:)``.
  private(set) final var isCounted = false
  private final let finished = Atomic<Bool>(false)

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
    wantsProvenance: Bool
  ) {
    leaf = record ?? MapLeaf(key: request.key)
    hasRecord = record != nil
    self.isBuild = isBuild
    keyBits = request.key.bits
    site = request.shortSite
    unmanagedContainer = .passUnretained(container)
    self.wantsProvenance = wantsProvenance
    guard let parent = request.chain else {
      (held, heldParent, aboveBuild, root, depth) = (container, nil, nil, nil, 1)
      isHeldWeakly = isBuild || request.isHeldWeakly
      return
    }
    let isParents = parent.unmanagedContainer.toOpaque() == unmanagedContainer.toOpaque()
    held = isParents ? nil : container
    aboveBuild = parent.isBuild ? .passUnretained(parent.asBuild) : parent.aboveBuild
    root = parent.root ?? .passUnretained(parent)
    depth = parent.depth + 1
    isHeldWeakly = isBuild || request.isHeldWeakly || parent.isHeldWeakly
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
  final var record: RegistrationRecord? {
    hasRecord ? unsafeDowncast(leaf, to: RegistrationRecord.self) : nil  // as `init` has found
  }

  final var key: Key { leaf.key }

  final var container: Container { unmanagedContainer.takeUnretainedValue() }

  /// Hands the container to the body, without counting it.
  @inline(__always)
  final func withContainer<Result>(
    _ body: (Container) throws(ContainerError) -> Result
  ) throws(ContainerError) -> Result {
    do {
      return try unmanagedContainer._withUnsafeGuaranteedRef(body)
    } catch {
      throw error as! ContainerError  // it forgets the type, and throws what the body threw
    }
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
    let graph = outermost.lazyGraph.object { GraphScope() }
    // Made too late for the end of the outermost, it has nobody else who ends it.
    if outermost.isFinished { graph.end() }
    return graph
  }

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
      thread != nil && parent?.thread == thread && parent?.container === container
      && parent?.isFinished == false
    return isCounted
  }

  /// Whether its factory has returned.
  final var isFinished: Bool { finished.load(ordering: .acquiring) }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  final var whileRunning: Frame? { isFinished ? nil : self }

  /// Says that the factory has returned.
  final func returned() { finished.store(true, ordering: .releasing) }

  /// Ends the frame and hands out what it noted.
  final func finish() -> [Provenance] {
    returned()
    lazyGraph.known?.end()
    return noting?.takeNotes() ?? []
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
    guard let noting, owner === container || container.descends(from: owner) else { return }
    noting.add(provenance)
  }

  /// Notes that something made by this factory will look the key up later in its container.
  final func noteLater(_ key: Key) {
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
    // As `record` says, without counting it.
    let record = hasRecord ? unsafeDowncast(leaf, to: RegistrationRecord.self) : nil
    return Provenance(
      key: leaf.key,
      registration: record?.id ?? 0,
      dependencies: dependencies,
      level: unmanagedContainer._withUnsafeGuaranteedRef(\.level),
      kind: kind,
      mark: record?.mark
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
        $0.keyBits == key.bits && $0.container === container && $0.key == key && !$0.isFinished
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

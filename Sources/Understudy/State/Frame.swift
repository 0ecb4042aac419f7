import Synchronization

/// One running factory: what it builds, for which caller, and what it has resolved so far.
///
/// Frames form the chain that cycle errors print. Each knows its parent, so a chain may branch:
/// child tasks of one factory share it.
///
/// A task that a factory starts carries the frame as long as the task runs, so a frame holds no
/// user objects: it refers to its container and its registration without retaining them; the caller
/// that runs the factory holds both. When that has returned, ``leave(_:)`` makes the reference to
/// the container a weak one.
///
/// A frame keeps its parent alive, and so all of its chain. A parent is taken from a frame only in
/// `deinit`, and only from a frame that nothing but this chain holds: code that reaches that one
/// through a weak reference finds it finished, and asks no more of it.
///
/// A plain frame is that of a plain registration's synchronous factory: one that makes a value for one
/// caller and records nothing, ``plain(_:in:below:at:from:)``, or a ``Build``. It does not even hold
/// its parent while it runs: the caller that runs it does. When the factory has returned, it is in one
/// of three states:
///
/// - *spare*: nothing holds it. It begins again with another factory: see ``SpareFrames``.
/// - *freed*: nothing holds it, but it is not needed, or has begun a graph that others may know.
/// - *kept*: something may hold it: a task, a resolver, a bound closure, a caller that waits. It holds
///   its parent from then on, and never begins again. A graph ends with the frame that it began with.
@usableFromInline
class Frame: @unchecked Sendable {  // changes while nothing else holds it; see `thread`, `Build`
  @exclusivity(unchecked) private(set) final var key: Key
  /// The registration whose factory runs; `nil` for a parameterised factory.
  @exclusivity(unchecked) private(set) final var unmanagedRecord: Unmanaged<RegistrationRecord>?
  /// ``RegistrationRecord/id``, or 0.
  @exclusivity(unchecked) private(set) final var registration: UInt64
  @exclusivity(unchecked) private(set) final var unmanagedContainer: Unmanaged<Container>
  private final let departure = LockWord()
  /// The container, once the factory has returned while something still holds the frame.
  @exclusivity(unchecked)
  private final var left: WeakContainer?  // under `departure`
  /// Retained by hand: releasing it costs less. Not yet retained by a plain frame that runs, or has
  /// not begun. The next frame of the list, in a spare one.
  @exclusivity(unchecked) private(set) final var heldParent: Unmanaged<Frame>?
  @exclusivity(unchecked) private final var ownsParent: Bool
  /// The innermost shared build of the chain above.
  @exclusivity(unchecked) private final var aboveBuild: Unmanaged<Build>?
  @exclusivity(unchecked) private final var root: Unmanaged<Frame>?
  @exclusivity(unchecked) private(set) final var site: ShortSite
  /// The thread of a synchronous factory; set before the factory begins, as `isCounted` is.
  @exclusivity(unchecked) private final var thread: ThreadIdentity?
  /// The place of a task local's value in which it stands alone: see ``Ambient/run(_:_:)``.
  @exclusivity(unchecked) final var place: UnsafeRawPointer?
  private final let lazyGraph = LazyReference<GraphScope>()
  /// The number of factories in the chain, including this one.
  @exclusivity(unchecked) private(set) final var depth: Int
  private final let isBuild: Bool
  /// Whether a shared instance will finally hold what is made here.
  @exclusivity(unchecked) private(set) final var isHeldWeakly: Bool
  /// Whether what the value is made from is kept: then it is a ``RecordingFrame``.
  final let wantsProvenance: Bool
  /// Whether the container has counted the run, or one that it is part of: see ``begin(on:)``.
  @exclusivity(unchecked) private final var isCounted = false
  /// Whether it was this run that the container has counted.
  @exclusivity(unchecked) private(set) final var hasToBeUncounted = false
  private final let finished = Atomic<Bool>(false)
  private final let bound = Atomic<Bool>(false)

  /// Makes the frame of a factory that makes a value for one caller.
  static func make(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container
  ) -> Frame {
    // What a parameterised factory resolves is recorded by its caller.
    let wantsProvenance = record == nil || request.wantsProvenance || container.followsCreations
    return wantsProvenance
      ? RecordingFrame(request, record, container: container, isBuild: false)
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
    // The registration's own key, if there is one: a child may ask for it by another name of the
    // type.
    key = record?.key ?? request.key
    unmanagedRecord = record.map { .passUnretained($0) }
    registration = record?.id ?? 0
    self.isBuild = isBuild
    site = request.shortSite
    unmanagedContainer = .passUnretained(container)
    self.wantsProvenance = wantsProvenance
    ownsParent = true
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

  /// Makes a plain frame; ``begin(_:in:below:at:isHeldWeakly:)`` must follow.
  init(for record: __shared RegistrationRecord, in container: __shared Container, isBuild: Bool) {
    key = record.key
    unmanagedRecord = nil
    registration = 0
    self.isBuild = isBuild
    site = record.site
    unmanagedContainer = .passUnretained(container)
    wantsProvenance = isBuild
    (heldParent, aboveBuild, root, depth) = (nil, nil, nil, 1)
    (ownsParent, isHeldWeakly) = (false, isBuild)
  }

  deinit {
    guard let parent = takeParent() else { return }
    if depth <= Self.mostFreedByRecursion { return parent.release() }
    // A chain of ten thousand would overflow the stack.
    var next: Frame? = parent.takeRetainedValue()
    while next != nil, isKnownUniquelyReferenced(&next) {
      next = next?.takeParent()?.takeRetainedValue()
    }
  }

  /// Gives up the parent, if the frame holds it.
  private final func takeParent() -> Unmanaged<Frame>? { ownsParent ? heldParent.take() : nil }

  /// The length up to which a chain may free itself recursively.
  private static var mostFreedByRecursion: Int { 64 }

  final var parent: Frame? { heldParent?.takeUnretainedValue() }

  /// The registration whose factory runs; `nil` for what a parameterised factory makes. Only for
  /// the caller that runs the factory.
  final var record: RegistrationRecord? { unmanagedRecord?.takeUnretainedValue() }

  /// The container, for callers that hold it anyway: those that run the factory, or wait in the
  /// container for what it makes.
  final var container: Container { unmanagedContainer.takeUnretainedValue() }

  /// The container, for code that has found the frame in its task; `nil` if it is gone.
  final var livingContainer: Container? {
    let (running, weak) = departure.withLock { () -> (Container?, WeakContainer?) in
      // Until the frame is left, a caller holds the container, and has to take this lock before it
      // releases it.
      left == nil ? (unmanagedContainer.takeUnretainedValue(), nil) : (nil, left)
    }
    return running ?? weak?.container
  }

  /// Whether the factory runs in that container.
  final func runs(in container: Container) -> Bool {
    unmanagedContainer.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
  }

  /// The shared build this frame runs, or `nil` for a transient.
  final var build: Build? { isBuild ? asBuild : nil }

  private final var asBuild: Build { unsafeDowncast(self, to: Build.self) }  // only `Build` says so

  /// The innermost shared build above this frame in the chain.
  final var enclosingBuild: Build? { aboveBuild?.takeUnretainedValue() }

  /// The innermost shared build of the chain.
  final var nearestBuild: Build? { build ?? enclosingBuild }

  /// The graph that the whole chain shares; made on first access.
  final var graph: GraphScope {
    let outermost = outermost
    if let known = outermost.lazyGraph.known { return known }
    let graph = outermost.lazyGraph.object { GraphScope() }
    // The creator stores the graph and then checks for the end; the code that leaves the outermost
    // frame stores the end and then checks for the graph. Both fences are needed for one of the two
    // to see the other: a load may pass a store, and a graph that neither ends keeps what holds its
    // chain.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    // Made after the end of the outermost frame, it has nothing else that ends it.
    if outermost.isFinished { graph.end() }
    return graph
  }

  /// The graph that the whole chain shares, if it was made.
  final var knownGraph: GraphScope? { outermost.lazyGraph.known }

  /// Makes the graph the one that the whole chain shares; for a frame that begins a chain.
  final func begin(_ graph: GraphScope) { _ = lazyGraph.object { graph } }

  /// The frame that the chain begins with.
  final var outermost: Frame { root?.takeUnretainedValue() ?? self }
}

// MARK: - Plain frames

extension Frame {
  /// The frame for a factory that begins on this thread and makes a value for one caller, and whose
  /// dependencies are not recorded.
  ///
  /// - Parameters:
  ///   - parent: the factory that resolves, which the caller holds until the frame is left.
  ///   - spares: those of this thread.
  /// - Returns: the frame, with a reference that the caller gives to the spare ones, or releases,
  ///   when it has left the frame.
  @inline(__always)
  static func plain(
    _ record: __shared RegistrationRecord,
    in container: __shared Container,
    below parent: __shared Frame?,
    at site: ShortSite,
    from spares: Unmanaged<SpareFrames>?
  ) -> Unmanaged<Frame> {
    let spare = spares?._withUnsafeGuaranteedRef { $0.takeFrame() }
    let frame = spare ?? .passRetained(Frame(for: record, in: container, isBuild: false))
    let isHeldWeakly = parent?.isHeldWeakly == true
    frame._withUnsafeGuaranteedRef {
      $0.begin(record, in: container, below: parent, at: site, isHeldWeakly: isHeldWeakly)
    }
    return frame
  }

  /// Begins, anew if it is a spare one.
  @inline(__always)
  final func begin(
    _ record: __shared RegistrationRecord,
    in container: __shared Container,
    below parent: __shared Frame?,
    at site: ShortSite,
    isHeldWeakly: Bool
  ) {
    key = record.key
    unmanagedRecord = .passUnretained(record)
    registration = record.id
    self.site = site
    unmanagedContainer = .passUnretained(container)
    self.isHeldWeakly = isHeldWeakly
    finished.store(false, ordering: .relaxed)
    guard let parent else {
      (heldParent, aboveBuild, root, depth) = (nil, nil, nil, 1)
      return
    }
    aboveBuild = parent.isBuild ? .passUnretained(parent.asBuild) : parent.aboveBuild
    root = parent.root ?? .passUnretained(parent)
    depth = parent.depth + 1
    heldParent = .passUnretained(parent)
  }

  /// Ends a plain frame whose factory has returned; the caller that ran it holds the container, the
  /// registration and the parent until then.
  ///
  /// - Returns: whether it is spare, and nothing holds it.
  @inline(__always)
  static func leavePlainly<Running: Frame>(_ running: Unmanaged<Running>) -> Bool {
    // Owned by the caller; this is no reference of its own.
    var frame = running.takeRetainedValue()
    let isAlone = isAlone(&frame)
    let same = Unmanaged.passRetained(consume frame)
    return same._withUnsafeGuaranteedRef { frame in
      guard isAlone else {
        frame.keepParent()
        frame.leave()
        return false
      }
      guard let graph = frame.lazyGraph.unmanaged else { return true }
      graph._withUnsafeGuaranteedRef { $0.end() }
      return false
    }
  }

  /// Makes a plain frame hold its parent: something may hold the frame, and it never begins again.
  final func keepParent() {
    guard !ownsParent else { return }
    _ = heldParent?.retain()
    ownsParent = true
  }

  /// Puts a list of spare frames behind this one.
  @inline(__always)
  final func append(_ next: Unmanaged<Frame>?) { heldParent = next }

  /// The rest of the list of spare frames that begins with this one.
  @inline(__always)
  final var nextSpare: Unmanaged<Frame>? { heldParent }
}

// MARK: - Running

extension Frame {
  /// Begins the run of the factory.
  ///
  /// - Parameter thread: the thread of a synchronous factory.
  /// - Returns: whether the container has to count it: it does not run within another factory that
  ///   the container has counted, on the same thread, and so no longer than that.
  final func begin(on thread: ThreadIdentity?) -> Bool {
    hasToBeUncounted = thread == nil || !isWithinCounted(on: thread)
    isCounted = true
    self.thread = thread
    return hasToBeUncounted
  }

  /// Begins the run of a plain frame's factory, which is not counted: it records nothing, nor does a
  /// factory above it, so that it makes no difference whether what it reads is noted.
  ///
  /// - Parameter thread: the present one.
  @inline(__always)
  final func beginUncounted(on thread: ThreadIdentity) {
    (hasToBeUncounted, isCounted) = (false, isWithinCounted(on: thread))
    self.thread = thread
  }

  @inline(__always)
  private final func isWithinCounted(on thread: ThreadIdentity?) -> Bool {
    // A task that waited for another caller's build, or for the main actor, may continue there
    // after the factory that it asks for.
    heldParent?._withUnsafeGuaranteedRef {
      $0.thread == thread && $0.isCounted && !$0.isFinished
        && $0.unmanagedContainer.toOpaque() == unmanagedContainer.toOpaque()
    } == true
  }

  /// Whether a closure is bound to the frame, and so holds it weakly.
  final var isBound: Bool {
    get { bound.load(ordering: .relaxed) }
    set { bound.store(newValue, ordering: .relaxed) }
  }

  /// Whether its factory has returned.
  final var isFinished: Bool { finished.load(ordering: .acquiring) }

  /// The frame while its factory runs; a resolver kept afterwards starts a fresh chain.
  final var whileRunning: Frame? { isFinished ? nil : self }

  /// Marks the factory as returned.
  final func returned() { finished.store(true, ordering: .releasing) }

  /// Marks the factory as returned, and returns what the frame recorded.
  final func finish() -> DependencyList {
    returned()
    return noting?.takeNotes() ?? []
  }

  /// Ends the frame of a factory that has returned; the caller that ran it holds the container
  /// until then.
  static func leave<Running: Frame>(_ frame: inout Running) {
    if isAlone(&frame) {
      frame.lazyGraph.known?.end()
    } else {
      frame.leave()
    }
  }

  /// Whether there is no other reference: then nothing can reach it and ask for the container or
  /// the graph. This is the usual case.
  private static func isAlone<Running: Frame>(_ frame: inout Running) -> Bool {
    guard isKnownUniquelyReferenced(&frame) else { return false }
    // Other holders have bound it, or made its graph, before they released it. The release has
    // release ordering, but the count is read without an order: what follows could be read before
    // it.
    atomicMemoryFence(ordering: .acquiring)
    return !frame.isBound
  }

  private final func leave() {
    let weak = WeakContainer(container)
    departure.withLock { left = weak }
    // See `graph`.
    atomicMemoryFence(ordering: .sequentiallyConsistent)
    lazyGraph.known?.end()
    // Nothing reads them any more, and the frame may exist for long.
    _ = noting?.takeNotes()
  }
}

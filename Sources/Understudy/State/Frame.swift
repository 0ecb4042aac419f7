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
/// Only frames change their state: here, in ``begin(_:in:below:at:isHeldWeakly:)`` and what follows it, and
/// in ``begin(on:)`` and what follows that.
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
  @exclusivity(unchecked) final var key: Key
  /// The registration whose factory runs; `nil` for a parameterised factory.
  @exclusivity(unchecked) final var unmanagedRecord: Unmanaged<RegistrationRecord>?
  /// ``RegistrationRecord/id``, or 0.
  @exclusivity(unchecked) final var registration: UInt64
  @exclusivity(unchecked) final var unmanagedContainer: Unmanaged<Container>
  final let departure = LockWord()
  /// The container, once the factory has returned while something still holds the frame.
  @exclusivity(unchecked)
  final var left: WeakContainer?  // under `departure`
  /// Retained by hand: releasing it costs less. Not yet retained by a plain frame that runs, or has
  /// not begun. The next frame of the list, in a spare one.
  @exclusivity(unchecked) final var heldParent: Unmanaged<Frame>?
  @exclusivity(unchecked) final var ownsParent: Bool
  /// The innermost shared build of the chain above.
  @exclusivity(unchecked) final var aboveBuild: Unmanaged<Build>?
  @exclusivity(unchecked) final var root: Unmanaged<Frame>?
  @exclusivity(unchecked) final var site: ShortSite
  /// The thread of a synchronous factory; set before the factory begins, as `isCounted` is.
  @exclusivity(unchecked) final var thread: ThreadIdentity?
  /// The place of a task local's value in which it stands alone: see ``Ambient/run(_:_:)``.
  @exclusivity(unchecked) final var place: UnsafeRawPointer?
  final let lazyGraph = LazyReference<GraphScope>()
  /// The number of factories in the chain, including this one.
  @exclusivity(unchecked) final var depth: Int
  final let isBuild: Bool
  /// Whether a shared instance will finally hold what is made here.
  @exclusivity(unchecked) final var isHeldWeakly: Bool
  /// Whether what the value is made from is kept: then it is a ``RecordingFrame``.
  final let wantsProvenance: Bool
  /// Whether the container has counted the run, or one that it is part of: see ``begin(on:)``.
  @exclusivity(unchecked) final var isCounted = false
  /// Whether it was this run that the container has counted.
  @exclusivity(unchecked) final var hasToBeUncounted = false
  final let finished = Atomic<Bool>(false)
  final let bound = Atomic<Bool>(false)

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

  final var asBuild: Build { unsafeDowncast(self, to: Build.self) }  // only `Build` says so

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

import Synchronization

/// One run of the factory of a shared instance, with all callers that wait for it.
final class Build: RecordingFrame, @unchecked Sendable {  // everything else under `stateLock`
  enum Outcome: Sendable {
    case built(InstanceRecord, ContainerCore.Ending)
    /// The factory failed; with what it had resolved by then, if it ran.
    case failed(ContainerError, DependencyRecord?)
    /// The factory ended with a cancellation.
    case cancelled
  }

  enum WaitResult: Sendable {
    case outcome(Outcome)
    case cancelled
    case askAgain
    /// The time limit of the wait was exceeded.
    case timedOut
  }

  typealias Waiter = OneShot<WaitResult>

  /// The callers that take part besides the one that runs a synchronous factory; made on demand.
  final class WaitingCallers {
    var progress: BuildProgress<Waiter>
    /// Continuations to resume when the factory has ended, whether its instance is wanted or not.
    var endObservers: [CheckedContinuation<Void, Never>] = []
    var task: Task<Void, Never>?
    var isCancelled = false
    /// Whether its long duration was reported.
    var isReported = false
    /// The highest priority of all callers.
    var priority: TaskPriority?

    init(_ progress: BuildProgress<Waiter>) { self.progress = progress }

    /// Removes and returns the endObservers, once the factory has ended.
    func takeEndObservers() -> [CheckedContinuation<Void, Never>] {
      guard progress.hasEnded else { return [] }
      defer { endObservers = [] }
      return endObservers
    }
  }

  /// Whether a task runs it; synchronous callers never wait for a task.
  let isAsynchronous: Bool
  /// ``ContainerCore/epoch`` when it started.
  @exclusivity(unchecked) private(set) var epoch: UInt64
  /// The graph that its instance goes to, if not into the container.
  let scope: GraphScope?
  /// The next build of the list: see ``BuildsInFlight``, the only code that accesses it.
  @exclusivity(unchecked)
  nonisolated(unsafe) var older: Build?  // under the lock of the container
  let stateLock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) var waitingCallers: WaitingCallers?  // under `stateLock`
  /// Whether a build without waiting callers has ended.
  @exclusivity(unchecked)
  nonisolated(unsafe) var hasEndedWithoutWaiters = false  // under `stateLock`

  init(
    _ request: __shared Request,
    _ record: __shared RegistrationRecord?,
    container: __shared Container,
    isAsynchronous: Bool,
    epoch: UInt64,
    graph: GraphScope? = nil
  ) {
    self.isAsynchronous = isAsynchronous
    self.epoch = epoch
    scope = graph
    super.init(request, record, container: container, isBuild: true, isKept: graph == nil)
  }

  private init(_ record: __shared RegistrationRecord, in container: __shared Container) {
    isAsynchronous = false
    epoch = 0
    scope = nil
    super.init(for: record, in: container, isBuild: true)
  }

  override var isKeptByContainer: Bool { scope == nil }

  /// The origin of its instance, if that was made from nothing, and nothing has to be reported of it.
  var originFromNothing: ProvenanceBits? {
    let container = unmanagedContainer._withUnsafeGuaranteedRef { ($0.cell.isUnheard, $0.level) }
    let isMarked = unmanagedRecord?._withUnsafeGuaranteedRef { $0.mark != nil } == true
    guard container.0, !isMarked, hasNotedNothing else { return nil }
    return ProvenanceBits(
      key,
      registration: registration,
      level: container.1,
      isKept: scope == nil
    )
  }

  /// The build of an instance that the container keeps and this thread builds.
  ///
  /// - Parameter parent: the factory that resolves, which the caller holds until the build is left.
  /// - Returns: the build, with a reference that ``leavePlainly(_:)`` takes over.
  @inline(__always)
  static func plain(
    _ record: __shared RegistrationRecord,
    in container: __shared Container,
    below parent: __shared Frame?,
    at site: ShortSite,
    epoch: UInt64
  ) -> Unmanaged<Build> {
    let spare = SpareFrames.own?._withUnsafeGuaranteedRef { $0.takeBuild() }
    let build = spare ?? .passRetained(Build(record, in: container))
    build._withUnsafeGuaranteedRef {
      $0.epoch = epoch
      $0.begin(record, in: container, below: parent, at: site, isHeldWeakly: true)
    }
    return build
  }

  /// Ends a plain build whose factory has returned, or that was refused, as ``Frame/leavePlainly(_:)``
  /// does, and takes over its reference.
  static func leavePlainly(_ running: Unmanaged<Build>) {
    // A refused one as well: a caller that has met it may keep it.
    running._withUnsafeGuaranteedRef { $0.returned() }
    let isSpare = Frame.leavePlainly(running)
    // Read only for its next use: the thread sanitizer, under which there is none, does not know
    // that the last reference orders this after a caller that has waited.
    guard isSpare, let spares = SpareFrames.own else { return running.release() }
    let isClean = running._withUnsafeGuaranteedRef { build in
      guard build.waitingCallers == nil else { return false }
      build.clear()
      build.hasEndedWithoutWaiters = false
      return true
    }
    guard isClean else { return running.release() }
    spares._withUnsafeGuaranteedRef { $0.put(running) }
  }

  /// Ends it in the graph it belongs to, and in the graph it has begun; `nil` if it has failed.
  func settle(_ instance: InstanceRecord?, in scope: GraphScope) {
    scope.finish(self, instance)
    if let graph = knownGraph, graph !== scope { graph.finish(self, instance) }
  }

  /// Makes the factory's result available to what the later hooks build, if that is in the same
  /// graph.
  func show(_ instance: @autoclosure () -> InstanceRecord) {
    guard scope != nil, record?.lifetime == .graph, let graph = knownGraph else { return }
    graph.show(instance(), madeBy: self)
  }

  /// The shared build whose factory runs this one inline, on its own thread.
  var runner: Build? { isAsynchronous ? nil : enclosingBuild }

  func withState<Result>(_ body: (WaitingCallers) -> Result) -> Result {
    stateLock.withLock {
      if let waitingCallers { return body(waitingCallers) }
      let new = WaitingCallers(BuildProgress(isCancellable: isAsynchronous))
      if hasEndedWithoutWaiters { _ = new.progress.finish() }
      waitingCallers = new
      return body(new)
    }
  }
}

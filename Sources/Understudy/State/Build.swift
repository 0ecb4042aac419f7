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

  private typealias Waiter = OneShot<WaitResult>

  /// The callers that take part besides the one that runs a synchronous factory; made on demand.
  private final class WaitingCallers {
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
  private let stateLock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) private var waitingCallers: WaitingCallers?  // under `stateLock`
  /// Whether a build without waiting callers has ended.
  @exclusivity(unchecked)
  nonisolated(unsafe) private var hasEndedWithoutWaiters = false  // under `stateLock`

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
    let isClean = running._withUnsafeGuaranteedRef { build in
      guard isSpare, build.waitingCallers == nil else { return false }
      build.clear()
      build.hasEndedWithoutWaiters = false
      return true
    }
    if isClean, let spares = SpareFrames.own {
      spares._withUnsafeGuaranteedRef { $0.put(running) }
    } else {
      running.release()
    }
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

  private func withState<Result>(_ body: (WaitingCallers) -> Result) -> Result {
    stateLock.withLock {
      if let waitingCallers { return body(waitingCallers) }
      let new = WaitingCallers(BuildProgress(isCancellable: isAsynchronous))
      if hasEndedWithoutWaiters { _ = new.progress.finish() }
      waitingCallers = new
      return body(new)
    }
  }

  /// Ends the build if there are no waiting callers.
  ///
  /// - Returns: whether the build has ended and there is nothing to notify.
  private func endWithoutWaiters() -> Bool {
    stateLock.withLock {
      guard waitingCallers == nil else { return false }
      hasEndedWithoutWaiters = true
      return true
    }
  }

  /// Delivers the outcome to all waiting callers.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  func finish(_ outcome: @autoclosure () -> Outcome) -> Bool {
    if endWithoutWaiters() { return false }
    let (waiters, endObservers, task) = withState { state in
      (state.progress.finish(), state.takeEndObservers(), state.task.take())
    }
    extendLifetime(task)  // released here, outside the lock
    let outcome = outcome()
    for waiter in waiters { waiter.fulfill(.outcome(outcome)) }
    for endObserver in endObservers { endObserver.resume() }
    return !waiters.isEmpty
  }

  /// Suspends until its factory has ended, even if the build was cancelled.
  func end() async {
    await withCheckedContinuation { endObserver in
      let hasEnded = withState { state in
        if state.progress.hasEnded { return true }
        state.endObservers.append(endObserver)
        return false
      }
      if hasEnded { endObserver.resume() }
    }
  }

  /// Whether its factory has ended.
  var hasEnded: Bool { withState { $0.progress.hasEnded } }

  /// Sets the task that runs the build, so that it can be cancelled and its priority raised.
  ///
  /// The task is running by then, and other callers may already wait for it.
  func run(by task: Task<Void, Never>) {
    let (cancelsNow, priority) = withState { state in
      state.task = task
      return (state.isCancelled, state.priority)
    }
    if cancelsNow { task.cancel() }
    if let priority { Self.raise(task, to: priority) }
  }

  /// Cancels the task of an asynchronous build; a synchronous one cannot be stopped.
  func cancel() {
    let task = withState { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Blocks the thread until the build ends. Only for builds that run on another thread.
  ///
  /// - Parameter limit: how long it waits; most waits that would never end are refused before, but
  ///   one that a factory makes without the container's knowledge cannot be detected.
  func waitOnThread(atMost limit: Duration) -> WaitResult {
    let waiter = Waiter()
    let (ticket, action) = withState { state in
      let ticket = state.progress.ticket()
      return (ticket, state.progress.join(ticket, waiter, starts: false))
    }
    switch action {
    case .wait: break
    case .cancelled, .askAgain: return .askAgain
    }
    if let result = waiter.wait(atMost: limit) { return result }
    // It may have ended just now; then the result is about to arrive.
    if case .nothing = withState({ $0.progress.leave(ticket) }) {
      return waiter.wait() ?? .askAgain
    }
    return .timedOut
  }

  /// Suspends until the build ends or the task is cancelled.
  ///
  /// - Parameter start: starts the build, for its first caller, which must be waiting when it ends.
  /// - Parameter patience: how long it waits, and what happens then.
  /// - Parameter isolation: the caller's; the caller joins there without switching executors first.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    starting start: (() -> Void)? = nil,
    with patience: Patience? = nil
  ) async -> WaitResult {
    raisePriority()
    let ticket = withState { $0.progress.ticket() }
    let waiter = Waiter()
    var timer: Task<Void, any Error>?
    let result = await withTaskCancellationHandler {
      _ = isolation  // gives the closure the caller's isolation, too
      join(ticket, waiter, start)
      // Not before the start: it would be mistaken for a cancellation.
      timer = patience.map { self.timer($0, ticket) }
      return await waiter.value
    } onCancel: {
      leave(ticket)
    }
    timer?.cancel()
    return result
  }

  /// The time limit of a wait in a task.
  struct Patience: Sendable {
    let limit: Duration
    /// Called when the limit is exceeded.
    ///
    /// - Returns: whether the wait is over; if not, it continues.
    let isOver: @Sendable () -> Bool
  }

  private func timer(_ patience: Patience, _ ticket: UInt64) -> Task<Void, any Error> {
    Task.detached {
      try await Task.sleep(for: patience.limit.bounded)
      if patience.isOver() { self.leave(.timedOut) { $0.expire(ticket) } }
    }
  }

  /// Marks the long duration of the build as reported.
  ///
  /// - Returns: whether its long duration is reported for the first time.
  func beginReport() -> Bool {
    withState { state in
      defer { state.isReported = true }
      return !state.isReported
    }
  }

  private func join(_ ticket: UInt64, _ waiter: Waiter, _ start: (() -> Void)?) {
    let (action, endObservers) = withState { state in
      (state.progress.join(ticket, waiter, starts: start != nil), state.takeEndObservers())
    }
    for endObserver in endObservers { endObserver.resume() }
    switch action {
    case .wait: start?()
    case .cancelled(let further):
      switch further {
      case .nothing: break
      case .start: start?()
      case .abandon: cancelUnwanted(hasBegun: start == nil)
      }
      waiter.fulfill(.cancelled)
    case .askAgain: waiter.fulfill(.askAgain)
    }
  }

  private func leave(_ ticket: UInt64) { leave(.cancelled) { $0.leave(ticket) } }

  private func leave(
    _ result: WaitResult,
    _ step: (inout BuildProgress<Waiter>) -> BuildProgress<Waiter>.LeaveAction
  ) {
    let action = withState { step(&$0.progress) }
    if case .resume(let waiter, let abandons) = action {
      if abandons { cancelUnwanted(hasBegun: true) }
      waiter.fulfill(result)
    }
  }

  /// Ends a build whose last caller has left: another build may start from here on.
  private func cancelUnwanted(hasBegun: Bool) {
    if let scope {
      settle(nil, in: scope)
    } else {
      container.supersede(self, hasBegun: hasBegun)
    }
    cancel()
  }

  private func raisePriority() {
    let priority = Task.currentPriority
    let task: Task<Void, Never>? = withState { state in
      if let highest = state.priority, highest >= priority { return nil }
      state.priority = priority
      return state.task
    }
    if let task { Self.raise(task, to: priority) }
  }

  private static func raise(_ task: Task<Void, Never>, to priority: TaskPriority) {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    task.escalatePriority(to: priority)
  }
}

import Synchronization

/// One run of the factory of a shared instance, and everybody who waits for it.
final class Build: NotingFrame, @unchecked Sendable {  // the rest under `stateLock`
  enum Outcome: Sendable {
    case built(InstanceRecord, ContainerCore.Ending)
    /// With what the factory had resolved by then, if it ran.
    case failed(ContainerError, Provenance?)
    /// The factory ended with a cancellation.
    case cancelled
  }

  enum WaitResult {
    case outcome(Outcome)
    case cancelled
    case askAgain
    /// The limit of the wait is over.
    case stalled
  }

  private enum Waiter {
    case task(TaskWaiter)
    case thread(ThreadWaiter)

    func resume(_ result: WaitResult) {
      switch self {
      case .task(let waiter): waiter.resume(result)
      case .thread(let waiter): waiter.resume(result)
      }
    }
  }

  /// Who takes part beside the one who runs a synchronous factory; made when there is somebody.
  private final class Attendance {
    var progress: BuildProgress<Waiter>
    /// Who waits until no factory is at work any more, whoever wants its instance.
    var witnesses: [CheckedContinuation<Void, Never>] = []
    var task: Task<Void, Never>?
    var isCancelled = false
    /// Whether it was reported that it takes long.
    var isReported = false
    /// The highest of all askers.
    var priority: TaskPriority?

    init(_ progress: BuildProgress<Waiter>) { self.progress = progress }

    /// The witnesses, once there is something to see.
    func takeWitnesses() -> [CheckedContinuation<Void, Never>] {
      guard progress.hasEnded else { return [] }
      defer { witnesses = [] }
      return witnesses
    }
  }

  /// Whether a task runs it; synchronous askers never wait for one.
  let isAsynchronous: Bool
  /// ``ContainerCore/epoch`` when it started.
  let epoch: UInt64
  /// Where its instance goes, if not into the container.
  let scope: GraphScope?
  /// See ``BuildsInFlight``, which alone touches it.
  @exclusivity(unchecked)
  nonisolated(unsafe) var older: Build?  // under the lock of the container
  private let stateLock = LockWord()
  @exclusivity(unchecked)
  nonisolated(unsafe) private var attendance: Attendance?  // under `stateLock`
  /// Whether a build nobody attended has ended.
  @exclusivity(unchecked)
  nonisolated(unsafe) private var hasEndedAlone = false  // under `stateLock`

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

  override var isKeptByContainer: Bool { scope == nil }

  /// Ends it where its instance goes, and in the graph that it has begun; `nil` if it has failed.
  func settle(_ instance: InstanceRecord?, in scope: GraphScope) {
    scope.finish(self, instance)
    if let graph = knownGraph, graph !== scope { graph.finish(self, instance) }
  }

  /// Shows what its factory has made to what the hooks after that build, if that is of one graph.
  func show(_ instance: @autoclosure () -> InstanceRecord) {
    guard scope != nil, record?.lifetime == .graph, let graph = knownGraph else { return }
    graph.show(instance(), madeBy: self)
  }

  /// The shared build whose factory runs this one inline, on its own thread.
  var runner: Build? { isAsynchronous ? nil : enclosingBuild }

  private func withState<Result>(_ body: (Attendance) -> Result) -> Result {
    stateLock.withLock {
      if let attendance { return body(attendance) }
      let new = Attendance(BuildProgress(isCancellable: isAsynchronous))
      if hasEndedAlone { _ = new.progress.finish() }
      attendance = new
      return body(new)
    }
  }

  /// - Returns: whether the build has ended, and nobody needs to be told.
  private func endAlone() -> Bool {
    stateLock.withLock {
      guard attendance == nil else { return false }
      hasEndedAlone = true
      return true
    }
  }

  /// Hands the outcome to everybody who waits.
  ///
  /// - Returns: whether there was anybody.
  @discardableResult
  func finish(_ outcome: @autoclosure () -> Outcome) -> Bool {
    if endAlone() { return false }
    let (waiters, witnesses, task) = withState { state in
      (state.progress.finish(), state.takeWitnesses(), state.task.take())
    }
    extendLifetime(task)  // released here, outside the lock
    let outcome = outcome()
    for waiter in waiters { waiter.resume(.outcome(outcome)) }
    for witness in witnesses { witness.resume() }
    return !waiters.isEmpty
  }

  /// Suspends until no factory is at work for it, cancelled or not.
  func end() async {
    await withCheckedContinuation { witness in
      let hasEnded = withState { state in
        if state.progress.hasEnded { return true }
        state.witnesses.append(witness)
        return false
      }
      if hasEnded { witness.resume() }
    }
  }

  /// Whether no factory is at work for it any more.
  var hasEnded: Bool { withState { $0.progress.hasEnded } }

  /// Tells the build which task runs it, so that it can be cancelled and its priority raised.
  ///
  /// The task is running by then, and others may have come to wait for it.
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
  /// - Parameter limit: how long it waits; waits that would never end are mostly refused before, but
  ///   one that a factory makes behind the container's back is seen by nobody.
  func waitOnThread(atMost limit: Duration) -> WaitResult {
    let waiter = ThreadWaiter()
    let (ticket, action) = withState { state in
      let ticket = state.progress.ticket()
      return (ticket, state.progress.join(ticket, .thread(waiter), starts: false))
    }
    switch action {
    case .wait: break
    case .cancelled, .askAgain: return .askAgain
    }
    if let result = waiter.wait(atMost: limit) { return result }
    // It may have ended just now; then the result is on its way.
    if case .nothing = withState({ $0.progress.leave(ticket) }) { return waiter.wait() }
    return .stalled
  }

  /// Suspends until the build ends or the task is cancelled.
  ///
  /// - Parameter start: starts the build, for its first asker: he has to be there when it ends.
  /// - Parameter patience: how long it waits, and what then.
  /// - Parameter isolation: the asker's; he joins there and is not sent elsewhere first.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    starting start: (() -> Void)? = nil,
    with patience: Patience? = nil
  ) async -> WaitResult {
    raisePriority()
    let ticket = withState { $0.progress.ticket() }
    let waiter = TaskWaiter()
    var timer: Task<Void, any Error>?
    let result = await withTaskCancellationHandler {
      _ = isolation  // what makes the closure the asker's, too
      return await waiter.wait {
        join(ticket, waiter, start)
        // Not before: it would be taken for a cancellation.
        timer = patience.map { self.timer($0, ticket) }
      }
    } onCancel: {
      leave(ticket)
    }
    timer?.cancel()
    return result
  }

  /// The limit of a wait in a task.
  struct Patience: Sendable {
    let limit: Duration
    /// - Returns: whether the wait is over; if not, it continues.
    let isOver: @Sendable () -> Bool
  }

  private func timer(_ patience: Patience, _ ticket: UInt64) -> Task<Void, any Error> {
    Task.detached {
      try await Task.sleep(for: patience.limit.bounded)
      if patience.isOver() { self.leave(.stalled) { $0.expire(ticket) } }
    }
  }

  /// - Returns: whether it was not reported before that it takes long.
  func beginReport() -> Bool {
    withState { state in
      defer { state.isReported = true }
      return !state.isReported
    }
  }

  private func join(_ ticket: UInt64, _ waiter: TaskWaiter, _ start: (() -> Void)?) {
    let (action, witnesses) = withState { state in
      (state.progress.join(ticket, .task(waiter), starts: start != nil), state.takeWitnesses())
    }
    for witness in witnesses { witness.resume() }
    switch action {
    case .wait: start?()
    case .cancelled(let further):
      switch further {
      case .nothing: break
      case .start: start?()
      case .abandon: abandon(hasBegun: start == nil)
      }
      waiter.resume(.cancelled)
    case .askAgain: waiter.resume(.askAgain)
    }
  }

  private func leave(_ ticket: UInt64) { leave(.cancelled) { $0.leave(ticket) } }

  private func leave(
    _ result: WaitResult,
    _ step: (inout BuildProgress<Waiter>) -> BuildProgress<Waiter>.LeaveAction
  ) {
    let action = withState { step(&$0.progress) }
    if case .resume(let waiter, let abandons) = action {
      if abandons { abandon(hasBegun: true) }
      waiter.resume(result)
    }
  }

  /// The last asker left: another build may start from here on.
  private func abandon(hasBegun: Bool) {
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

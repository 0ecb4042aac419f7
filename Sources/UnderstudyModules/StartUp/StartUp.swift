public import Observation
public import Understudy

/// The start of an app, as a state that views observe: loading with its progress, ready, or failed
/// with a retry.
///
/// ```swift
/// struct RootView: View {
///   let startUp: StartUp  // made once, in the App: StartUp(modules: .boxOffice)
///
///   var body: some View {
///     switch startUp.phase {
///     case .waiting: Text("Welcome").onAppear { startUp.start() }
///     case .loading(let progress): Text("Loading \(progress.completed) of \(progress.total)")
///     case .ready(let container): HallView().container(container)
///     case .failed: Button("Try again") { startUp.retry() }
///     }
///   }
/// }
/// ```
///
/// At most one attempt runs at a time. ``start()`` and ``retry()`` during an attempt, or once it is
/// ready, change nothing, so views may call them whenever they appear. The attempt belongs to this
/// object: a view or task that goes away does not end it, ``cancel()`` does, and so does the release
/// of the object. Once it is ready, it stays ready.
@MainActor
@Observable
public final class StartUp {
  /// The state of the start.
  public enum Phase: Sendable {
    /// It was not started, or was cancelled.
    case waiting
    /// An attempt is running.
    case loading(ModuleProgress)
    /// The app is ready, with this container.
    case ready(Container)
    /// The last attempt failed; ``StartUp/retry()`` begins another.
    case failed(any Error)
  }

  /// Starts the app once, and reports how far it is. It may call the closure from any thread.
  public typealias Work =
    @concurrent @Sendable (
      _ report: @escaping @Sendable (ModuleProgress) -> Void
    ) async throws -> Container

  private var state = StartUpState<Container>()
  @ObservationIgnored private var waiting: [OneShot<Result<Container, any Error>>] = []
  private let work: Work
  private let task = StartUpTask()

  /// Makes the state of a start of your own.
  ///
  /// ```swift
  /// StartUp { report in
  ///   report(ModuleProgress(completed: 0, total: 2))
  ///   let container = try await openHouse()
  ///   report(ModuleProgress(completed: 1, total: 2))
  ///   try await container.preload([BookingDesk.self])
  ///   return container
  /// }
  /// ```
  ///
  /// - Parameter work: starts the app. It runs off the main actor, and again for each retry. If it
  ///   throws, a `CancellationError` of its own included, the phase is ``Phase/failed(_:)``.
  public nonisolated init(_ work: @escaping Work) { self.work = work }

  deinit { task.cancel() }

  /// The current state.
  public var phase: Phase {
    switch state.phase {
    case .waiting: .waiting
    case .loading(let progress): .loading(progress)
    case .ready(let container): .ready(container)
    case .failed(let error): .failed(error)
    }
  }

  /// Begins the start, unless it has begun. After a failure it does nothing: see ``retry()``.
  public func start() { begin { $0.start() } }

  /// Begins another attempt, if the last one has failed.
  public func retry() { begin { $0.retry() } }

  /// Cancels the attempt that is running, if there is one. The phase is ``Phase/waiting`` at once,
  /// and callers of ``result()`` get a `CancellationError`.
  ///
  /// If the work ignores its cancellation, its result is not used, and the next attempt begins when
  /// the work has ended. Modules that ignore theirs are not waited for.
  public func cancel() {
    guard change({ $0.cancel() }) else { return }
    task.cancel()
    resume(.failure(CancellationError()))
  }

  /// Begins the start, unless it has begun, and suspends until it has succeeded or failed.
  ///
  /// ```swift
  /// let container = try await startUp.result()
  /// ```
  ///
  /// Cancelling the calling task ends its wait, not the start.
  ///
  /// - Returns: the container.
  /// - Throws: the error of the attempt; `CancellationError` if the calling task or the start is
  ///   cancelled.
  @discardableResult
  public func result() async throws -> Container {
    try Task.checkCancellation()
    start()
    switch state.phase {
    case .ready(let container): return container
    case .failed(let error): throw error
    case .waiting: throw CancellationError()
    case .loading: return try await endOfAttempt().get()
    }
  }
}

extension StartUp {
  private func begin(_ next: (inout StartUpState<Container>) -> Int?) {
    var attempt: Int?
    let hasBegun = change { state in
      attempt = next(&state)
      return attempt != nil
    }
    guard hasBegun, let attempt else { return }
    task.follow { [weak self, work] in
      let result = await StartUp.result(of: work) { [weak self] progress in
        Task { @MainActor [weak self] in
          _ = self?.change { $0.note(progress, of: attempt) }
        }
      }
      await self?.end(attempt, result)
    }
  }

  private nonisolated static func result(
    of work: Work,
    _ report: @escaping @Sendable (ModuleProgress) -> Void
  ) async -> Result<Container, any Error> {
    do {
      try Task.checkCancellation()
      return .success(try await work(report))
    } catch {
      return .failure(error)
    }
  }

  private func end(_ attempt: Int, _ result: Result<Container, any Error>) {
    if change({ $0.end(attempt, result) }) { resume(result) }
  }

  /// Changes the state; observers are notified only if there is a change.
  ///
  /// - Returns: whether there is one.
  private func change(_ body: (inout StartUpState<Container>) -> Bool) -> Bool {
    var next = state
    guard body(&next) else { return false }
    state = next
    return true
  }

  private func resume(_ result: Result<Container, any Error>) {
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.fulfill(result) }
  }

  /// Returns how the current attempt ends, even if the next has begun by then.
  private func endOfAttempt() async -> Result<Container, any Error> {
    let waiter = OneShot<Result<Container, any Error>>()
    waiting.append(waiter)
    let result = await withTaskCancellationHandler {
      await waiter.value
    } onCancel: {
      waiter.fulfill(.failure(CancellationError()))
    }
    waiting.removeAll { $0 === waiter }
    return result
  }
}

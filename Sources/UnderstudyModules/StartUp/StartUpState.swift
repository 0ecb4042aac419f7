/// The states of a start-up, as a value.
///
/// ```text
/// waiting ──start──▶ loading ──succeeds──▶ ready
///    ▲                │   ▲ ╲
///    └────cancel──────┘   │  fails
///                       retry  ╲
///                         └──── failed
/// ```
///
/// Attempts are numbered from 1. Invariants:
/// - Only the current attempt, the one that `loading` is for, changes the state: progress and ends of
///   earlier ones are ignored.
/// - `start` and `retry` begin an attempt from `waiting` and `failed` alone; during one, or once ready,
///   they change nothing.
/// - The progress of an attempt never decreases.
/// - `ready` is for good.
/// - Only `cancel` goes back to `waiting`: an attempt that throws a `CancellationError` of its own has
///   failed, so that a view that starts whenever it waits does not restart for ever.
struct StartUpState<Value> {
  enum Phase {
    case waiting
    case loading(ModuleProgress)
    case ready(Value)
    case failed(any Error)
  }

  private(set) var phase = Phase.waiting
  /// The number of the last attempt; 0 if there was none.
  private(set) var attempt = 0

  /// Begins the first attempt, or one after a cancellation.
  ///
  /// - Returns: its number; `nil` if there is nothing to begin.
  mutating func start() -> Int? {
    guard case .waiting = phase else { return nil }
    return begin()
  }

  /// Begins another attempt after one that failed.
  ///
  /// - Returns: its number; `nil` if there is nothing to begin.
  mutating func retry() -> Int? {
    guard case .failed = phase else { return nil }
    return begin()
  }

  private mutating func begin() -> Int {
    attempt += 1
    phase = .loading(ModuleProgress())
    return attempt
  }

  /// - Returns: whether anything has changed.
  mutating func note(_ progress: ModuleProgress, of attempt: Int) -> Bool {
    guard attempt == self.attempt, case .loading(let earlier) = phase,
      progress.completed > earlier.completed || progress.total > earlier.total
    else { return false }
    guard progress.completed >= earlier.completed else { return false }
    phase = .loading(progress)
    return true
  }

  /// - Returns: whether the attempt was the current one.
  mutating func end(_ attempt: Int, _ result: Result<Value, any Error>) -> Bool {
    guard attempt == self.attempt, case .loading = phase else { return false }
    switch result {
    case .success(let value): phase = .ready(value)
    case .failure(let error): phase = .failed(error)
    }
    return true
  }

  /// Gives the current attempt up.
  ///
  /// - Returns: whether there was one.
  mutating func cancel() -> Bool {
    guard case .loading = phase else { return false }
    phase = .waiting
    return true
  }
}

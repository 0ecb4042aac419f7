import Testing

@testable import UnderstudyModules

@Suite struct `The states of a start-up` {
  private let state = Machine()

  @Test func `begin with waiting, and an attempt begins once`() {
    #expect(text == "waiting")
    #expect(state.retry() == nil)
    #expect(state.start() == 1)
    #expect(text == "0 of 0")
    #expect(state.start() == nil)
    #expect(state.retry() == nil)
    #expect(state.attempt == 1)
  }

  @Test func `end with ready, for good`() {
    _ = state.start()
    #expect(state.end(1, .success("open")))
    #expect(text == "open")
    #expect(state.start() == nil)
    #expect(state.retry() == nil)
    #expect(!state.cancel())
    #expect(!state.end(1, .failure(Mishap())))
    #expect(!state.note(ModuleProgress(completed: 1, total: 2), of: 1))
    #expect(text == "open")
  }

  @Test func `go from failed to another attempt by a retry alone`() {
    _ = state.start()
    #expect(state.end(1, .failure(Mishap())))
    #expect(text == "Mishap()")
    #expect(state.start() == nil)
    #expect(!state.cancel())
    #expect(state.retry() == 2)
    #expect(text == "0 of 0")
    #expect(state.end(2, .success("open")))
  }

  @Test func `go back to waiting when cancelled, and fail by a cancellation of the work's own`() {
    _ = state.start()
    #expect(state.cancel())
    #expect(text == "waiting")
    #expect(!state.cancel())
    #expect(state.start() == 2)
    #expect(state.end(2, .failure(CancellationError())))
    #expect(text == "CancellationError()")
    #expect(state.start() == nil)
    #expect(state.retry() == 3)
  }

  @Test func `ignore what earlier attempts report`() {
    _ = state.start()
    _ = state.cancel()
    #expect(!state.note(ModuleProgress(completed: 1, total: 2), of: 1))
    #expect(!state.end(1, .success("late")))
    #expect(text == "waiting")
    _ = state.start()
    #expect(!state.note(ModuleProgress(completed: 1, total: 2), of: 1))
    #expect(!state.end(1, .success("late")))
    #expect(!state.end(1, .failure(Mishap())))
    #expect(text == "0 of 0")
  }

  @Test func `have a progress that only grows`() {
    _ = state.start()
    #expect(state.note(ModuleProgress(completed: 0, total: 3), of: 1))
    #expect(state.note(ModuleProgress(completed: 2, total: 3, latest: "window"), of: 1))
    #expect(!state.note(ModuleProgress(completed: 1, total: 3), of: 1))
    #expect(!state.note(ModuleProgress(completed: 2, total: 3), of: 1))
    #expect(!state.note(ModuleProgress(completed: 0, total: 9), of: 1))
    #expect(text == "2 of 3")
  }

  /// Every sequence of six operations against the invariants, which need no model.
  @Test func `keep their invariants under every sequence of operations`() {
    for sequence in 0..<Int(7 * 7 * 7 * 7 * 7 * 7) {
      var (state, rest, isReady) = (StartUpState<String>(), sequence, false)
      for _ in 0..<6 {
        let (before, earlier) = (name(state), state.attempt)
        switch rest % 7 {
        case 0: check(state.start() != nil, was: before == "waiting")
        case 1: check(state.retry() != nil, was: before == "failed")
        case 2: check(state.cancel(), was: before == "loading")
        case 3: check(state.end(earlier, .success("")), was: before == "loading")
        case 4: check(state.end(earlier, .failure(Mishap())), was: before == "loading")
        case 5: check(state.end(earlier - 1, .success("")), was: false)
        default:
          _ = state.note(ModuleProgress(completed: 1, total: 1), of: earlier)
          check(name(state) == before, was: true)
        }
        rest /= 7
        isReady = isReady || name(state) == "ready"
        check(name(state) == "ready", was: isReady)
        check(state.attempt >= earlier, was: true)
      }
    }
  }

  private func check(_ is: Bool, was expected: Bool) {
    if `is` != expected { Issue.record("\(`is`) is not \(expected)") }
  }

  private var text: String {
    switch state.value.phase {
    case .waiting: "waiting"
    case .loading(let progress): "\(progress.completed) of \(progress.total)"
    case .ready(let value): value
    case .failed(let error): "\(error)"
    }
  }
}

@Suite struct `The progress of modules` {
  @Test func `is a part of the whole, and of nothing none`() {
    #expect(ModuleProgress(completed: 1, total: 4).fraction == 0.25)
    #expect(ModuleProgress().fraction == 0)
    #expect(ModuleProgress(completed: 9, total: 4) == ModuleProgress(completed: 4, total: 4))
    #expect(ModuleProgress(completed: -1, total: -4) == ModuleProgress())
  }
}

// MARK: - Fixtures

private struct Mishap: Error {}

/// The value in an object: expectations cannot call what mutates a value.
private final class Machine {
  var value = StartUpState<String>()
  var attempt: Int { value.attempt }

  func start() -> Int? { value.start() }
  func retry() -> Int? { value.retry() }
  func cancel() -> Bool { value.cancel() }
  func note(_ progress: ModuleProgress, of attempt: Int) -> Bool {
    value.note(progress, of: attempt)
  }
  func end(_ attempt: Int, _ result: Result<String, any Error>) -> Bool {
    value.end(attempt, result)
  }
}

private func name(_ state: StartUpState<String>) -> String {
  switch state.phase {
  case .waiting: "waiting"
  case .loading: "loading"
  case .ready: "ready"
  case .failed: "failed"
  }
}

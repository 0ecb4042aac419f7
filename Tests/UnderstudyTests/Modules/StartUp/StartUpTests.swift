import Observation
import TestSupport
import Testing
import Understudy

@testable import UnderstudyModules

@MainActor @Suite(.timeLimit(.minutes(5)), .tags(.rowM9)) struct `A start-up` {
  private let works = Works()

  @Test func `waits, loads with its progress, and is ready`() async throws {
    let startUp = StartUp(works.work)
    #expect(text(startUp) == "waiting")
    startUp.start()
    #expect(text(startUp) == "0 of 0")
    await works.begun(1)
    works.report(1, ModuleProgress(completed: 1, total: 2))
    try await until(startUp) { text($0) == "1 of 2" }
    works.end(1, .success(works.container))
    #expect(try await startUp.result() === works.container)
    #expect(text(startUp) == "ready")
  }

  @Test func `started twice runs once, and all callers get its container`() async throws {
    let startUp = StartUp(works.work)
    let callers = (0..<3).map { _ in Task { try await startUp.result() } }
    startUp.start()
    startUp.start()
    startUp.retry()
    await works.begun(1)
    works.end(1, .success(works.container))
    for caller in callers { #expect(try await caller.value === works.container) }
    startUp.start()
    startUp.retry()
    #expect(text(startUp) == "ready")
    #expect(works.count == 1)
  }

  @Test func `that failed waits for a retry, not for another start`() async throws {
    let startUp = StartUp(works.work)
    startUp.start()
    await works.begun(1)
    works.end(1, .failure(Mishap()))
    await #expect(throws: Mishap.self) { try await startUp.result() }
    startUp.start()
    #expect(text(startUp) == "Mishap()")
    startUp.retry()
    startUp.retry()
    #expect(text(startUp) == "0 of 0")
    await works.begun(2)
    works.report(1, ModuleProgress(completed: 1, total: 2))  // late, of the first attempt
    works.end(2, .success(works.container))
    #expect(try await startUp.result() === works.container)
    #expect(works.count == 2)
  }

  @Test func `continues when a caller is cancelled`() async throws {
    let startUp = StartUp(works.work)
    let caller = Task { try await startUp.result() }
    await works.begun(1)
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(text(startUp) == "0 of 0")
    works.end(1, .success(works.container))
    #expect(try await startUp.result() === works.container)
  }

  @Test func `does not begin for a caller that is cancelled already`() async {
    let startUp = StartUp(works.work)
    let caller = Task { try await startUp.result() }
    caller.cancel()  // before it has begun: both are on the main actor
    await #expect(throws: CancellationError.self) { try await caller.value }
    #expect(text(startUp) == "waiting")
    #expect(works.count == 0)
  }

  @Test func `cancelled waits again at once, and its next attempt follows the last`() async throws {
    let startUp = StartUp(works.work)
    let (caller, ended) = caller(of: startUp)
    await works.begun(1)
    startUp.cancel()
    #expect(text(startUp) == "waiting")
    await ended.wait()
    caller.cancel()  // so that a wait without an end fails, and does not hang
    await #expect(throws: CancellationError.self) { try await caller.value }
    startUp.cancel()
    startUp.start()
    #expect(text(startUp) == "0 of 0")
    #expect(works.count == 1)  // the first still runs: it has ignored its cancellation
    works.end(1, .success(Container(label: "late")))
    await works.begun(2)
    #expect(text(startUp) == "0 of 0")
    works.end(2, .success(works.container))
    #expect(try await startUp.result() === works.container)
  }

  @Test func `whose work cancels itself has failed`() async throws {
    let startUp = StartUp(works.work)
    startUp.start()
    await works.begun(1)
    works.end(1, .failure(CancellationError()))
    try await until(startUp) { text($0) == "CancellationError()" }
    await #expect(throws: CancellationError.self) { try await startUp.result() }
    #expect(works.count == 1)
  }

  @Test func `ends the wait for an attempt that is cancelled, though the next has begun`() async {
    let startUp = StartUp(works.work)
    let (caller, ended) = caller(of: startUp)
    await works.begun(1)
    startUp.cancel()
    startUp.start()  // before the caller has seen the end
    await ended.wait()
    caller.cancel()  // so that a wait without an end fails, and does not hang
    await #expect(throws: CancellationError.self) { try await caller.value }
    startUp.cancel()
    works.end(1, .success(works.container))
  }

  @Test func `that nobody holds is freed, and its work cancelled`() async throws {
    let cancelled = Latch()
    weak var freed: StartUp?
    do {
      let startUp = StartUp { [works] report in
        works.note()
        await Latch.cancelled()
        cancelled.open()
        throw CancellationError()
      }
      freed = startUp
      startUp.start()
      await works.begun(1)
    }
    #expect(freed == nil)
    await cancelled.wait()
  }

  @Test func `tells observers of each change, and of nothing else`() async throws {
    let startUp = StartUp(works.work)
    let changes = Counter()
    func observe() {
      withObservationTracking {
        _ = startUp.phase
      } onChange: {
        changes.add()
      }
    }
    observe()
    startUp.retry()
    startUp.cancel()
    #expect(changes.count == 0)
    startUp.start()
    #expect(changes.count == 1)
    observe()
    startUp.start()
    #expect(changes.count == 1)
    startUp.cancel()
    #expect(changes.count == 2)
    works.endAll()
  }

  /// Waits for a state by observation, not by looking again and again.
  private func until(_ startUp: StartUp, _ isReached: (StartUp) -> Bool) async throws {
    while !isReached(startUp) {
      let changed = Latch()
      withObservationTracking {
        _ = startUp.phase
      } onChange: {
        changed.open()
      }
      if isReached(startUp) { return }
      await changed.wait()
    }
  }

  /// A task that waits for the result, and what opens when it no longer waits.
  private func caller(of startUp: StartUp) -> (Task<Container, any Error>, ended: Latch) {
    let ended = Latch()
    let caller = Task {
      defer { ended.open() }
      return try await startUp.result()
    }
    return (caller, ended)
  }
}

// MARK: - Fixtures

private struct Mishap: Error {}

/// Works that a test begins to see, and ends one by one.
private final class Works: Sendable {
  private struct Run {
    let began = Latch()
    let end = OneShot<Result<Container, any Error>>()
    var report: (@Sendable (ModuleProgress) -> Void)?
  }

  let container = Container(label: "box office")
  private let runs = Lock((0..<4).map { _ in Run() })
  private let begun = Counter()

  var count: Int { begun.count }

  var work: StartUp.Work {
    { [self] report in
      let number = note(report)
      return try await runs.withLock { $0[number - 1].end }.value.get()
    }
  }

  @discardableResult
  func note(_ report: (@Sendable (ModuleProgress) -> Void)? = nil) -> Int {
    let number = begun.add()
    let began = runs.withLock { runs in
      runs[number - 1].report = report
      return runs[number - 1].began
    }
    began.open()
    return number
  }

  func begun(_ number: Int) async { await runs.withLock { $0[number - 1].began }.wait() }

  func report(_ number: Int, _ progress: ModuleProgress) {
    runs.withLock { $0[number - 1].report }?(progress)
  }

  func end(_ number: Int, _ result: Result<Container, any Error>) {
    runs.withLock { $0[number - 1].end }.fulfill(result)
  }

  func endAll() { for number in 1...4 { end(number, .failure(CancellationError())) } }
}

@MainActor private func text(_ startUp: StartUp) -> String {
  switch startUp.phase {
  case .waiting: "waiting"
  case .loading(let progress): "\(progress.completed) of \(progress.total)"
  case .ready: "ready"
  case .failed(let error): "\(error)"
  }
}

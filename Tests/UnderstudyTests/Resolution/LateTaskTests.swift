import Dispatch
import TestSupport
import Testing
import Understudy

/// Tasks of actors that run on a thread of the test's choice may go on, after they have waited, on the
/// thread that has run the factory which they ask for.
@Suite(.timeLimit(.minutes(5))) struct `A task that a factory waits for and that outlives the wait`
{
  let container = Container(label: "app")
  private let clerk = Clerk()
  let runs = Counter()
  let isRunning = Latch()
  let mayFail = Latch()

  /// The first run of the hall's factory is given up while the task waits for it.
  @Test func `builds instances that are dropped with their dependencies`() async throws {
    container.register(SMTPMailer.self) { SMTPMailer(host: "old") }
    container.register(Printing.self) { [runs, isRunning, mayFail] in
      if runs.add() == 1 {
        isRunning.open()
        mayFail.block()
        throw CancellationError()
      }
      return Printing(mailer: try Container.current.resolve(SMTPMailer.self))
    }
    let asked = Promise<Printing>()
    container.register(Seat.self, lifetime: .transient) { [container, clerk] in
      Task { asked.keep(await clerk.ask(container)) }
      clerk.executor.runNext()
      return Seat()
    }
    // So that it can be had the quick way.
    _ = try await container.resolve(SMTPMailer.self)

    let ending = thread { [container, clerk, isRunning, mayFail] in
      let first = Latch()
      startThread {
        _ = try? container.resolve(Printing.self)
        first.open()
      }
      isRunning.block()
      _ = try container.resolve(Seat.self)
      mayFail.open()
      first.block()
      clerk.executor.runNext()
    }
    #expect(try await asked.value.mailer.route == "old")
    try await ending.value
    container.register(SMTPMailer.self) { SMTPMailer(host: "new") }
    #expect(try await container.resolve(Printing.self).mailer.route == "new")
  }
}

// MARK: - Fixtures

/// An actor whose turns a test takes one by one, on its own threads.
private actor Clerk {
  nonisolated let executor = HandExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func ask(_ container: Container) async -> Result<Printing, any Error> {
    do { return .success(try await container.resolve()) } catch { return .failure(error) }
  }
}

private final class HandExecutor: SerialExecutor {
  private let jobs = Lock<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  /// Runs the next turn on this thread, when there is one.
  func runNext() {
    waiting.wait()
    jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedSerialExecutor())
  }
}

import TestSupport
import Testing
import Understudy

/// Without a binding the override is lost there, with it it is held.
@Suite(.timeLimit(.minutes(5))) struct `Escapes to tasks` {
  let container = Container(label: "test")

  @Test(.tags(.scenario27)) func `a detached task keeps the container it is bound to`() async throws
  {
    let lost = try await Lookout.sent { lookout in
      Task.detached { lookout() }
    }
    let held = try await Lookout.sent { lookout in
      Container.current.detached { lookout() }
    }
    let throwing = try await Lookout.sent { lookout in
      Container.current.detached { () async throws in lookout() }
    }
    let bound = try await Lookout.sent { lookout in
      Task.detached(operation: Container.current.bind { lookout() })
    }
    for held in [held, throwing, bound] { expect(lost: lost, held: held) }
  }

  @Test(.tags(.scenario27)) func `a cancellation handler keeps the container it is bound to`()
    async throws
  {
    let lost = try await Lookout.sent { lookout in
      try await cancelledElsewhere { lookout() }
    }
    let held = try await Lookout.sent { lookout in
      try await cancelledElsewhere(Container.current.bind { lookout() })
    }
    expect(lost: lost, held: held)
  }

  private func cancelledElsewhere(_ onCancel: @escaping @Sendable () -> Void) async throws {
    let isWaiting = Latch()
    let mayEnd = Latch()
    let task = Task {
      await withTaskCancellationHandler(
        operation: {
          isWaiting.open()
          await mayEnd.wait()
        },
        onCancel: onCancel
      )
    }
    await isWaiting.wait()
    await Task.detached { task.cancel() }.value
    mayEnd.open()
    await task.value
  }

  @Test func `a detached task gives its value, or throws its error`() async throws {
    let plain: Task<String?, Never> = container.detached { Container.current.label }
    #expect(await plain.value == "test")
    let throwing = container.detached {
      guard Container.current.label != "test" else { throw Broken() }
    }
    await #expect(throws: Broken.self) { try await throwing.value }
  }

  @Test func `a detached task takes over its name and priority, and nothing else`() async throws {
    // Whoever awaits a task raises its priority.
    let seen = Promise<[String?]>()
    let throwing = Promise<[String?]>()
    Trace.$current.withValue("caller") {
      container.detached(name: "flush", priority: .low) { seen.keep(.success(properties)) }
      container.detached(name: "print", priority: .low) { () async throws in
        throwing.keep(.success(properties))
      }
    }
    #expect(try await seen.value == ["flush", "", "\(TaskPriority.low)"])
    #expect(try await throwing.value == ["print", "", "\(TaskPriority.low)"])
  }

  @Test func `a detached task runs on the actor of its operation`() async {
    let task = container.detached { @MainActor in
      MainActor.assertIsolated()
      return Container.current.label
    }
    #expect(await task.value == "test")
  }

  @Test func `a detached task can be cancelled`() async {
    let isRunning = Latch()
    let task = container.detached {
      isRunning.open()
      await Latch.cancelled()
      return Container.current.label
    }
    await isRunning.wait()
    task.cancel()
    #expect(await task.value == "test")
  }

  @Test func `a detached task takes over values that nothing else holds`() async {
    let ledger = Ledger()
    ledger.entries.append("sold")
    let entries = await container.detached { () async in
      ledger.entries.append(Container.current.label ?? "none")
      return ledger.entries
    }.value
    #expect(entries == ["sold", "test"])
  }
}

// MARK: - Fixtures

private enum Trace { @TaskLocal static var current = "" }

private var properties: [String?] { [Task.name, Trace.current, "\(Task.currentPriority)"] }

private final class Ledger {
  var entries: [String] = []
}

import TestSupport
import Testing
import Understudy
import UnderstudyModules

@Suite(.timeLimit(.minutes(5))) struct `Configuring a container at the same time` {
  let container = Container(label: "app")

  @Test(.tags(.scenario32))
  func `concurrent calls configure each module once, and all get the same report`()
    async throws
  {
    let (runs, goOn) = (Counter(), Latch())
    let set = ModuleSet {
      Module("hall") {
        _ = runs.add()
        Registration(Hall.self) { Hall() }
      }
      Module("seats", dependsOn: ["hall"]) { _ in
        _ = runs.add()
        await goOn.wait()
        Registration(Seat.self, instance: Seat())
      }
    }
    var callers: [Task<ModuleReport, any Error>] = []
    for _ in 0..<100 { callers.append(await caller(set)) }
    goOn.open()
    var reports: Set<ModuleReport> = []
    for caller in callers { reports.insert(try await caller.value) }
    #expect(runs.count == 2)
    #expect(reports.count == 1)
    #expect(reports.first?.entries.map(\.state) == [.configured, .configured])
  }

  @Test(.tags(.scenario32)) func `concurrent calls share a failure, and one later call succeeds`()
    async throws
  {
    let (runs, goOn) = (Counter(), Latch())
    let set = ModuleSet {
      Module("seats") { _ in
        let run = runs.add()
        await goOn.wait()
        try fail(if: run == 1)
        Registration(Seat.self, instance: Seat())
      }
    }
    var callers: [Task<ModuleReport, any Error>] = []
    for _ in 0..<10 { callers.append(await caller(set)) }
    goOn.open()
    for caller in callers {
      let error = await #expect(throws: ModuleError.self) { try await caller.value }
      #expect(error?.kind == .moduleFailed)
    }
    #expect(runs.count == 1)
    #expect(try await container.configure(set).entries.map(\.state) == [.configured])
    #expect(runs.count == 2)
  }

  @Test(.tags(.rowM3)) func `a cancelled call leaves the others alone`() async throws {
    let (runs, goOn) = (Counter(), Latch())
    let set = held(goOn, runs)
    let first = await caller(set)
    let second = await caller(set)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    goOn.open()
    #expect(try await second.value.entries.map(\.state) == [.configured])
    #expect(runs.count == 1)
  }

  @Test(.tags(.scenario35))
  func `a configuration whose last caller is cancelled ends at once, and retries nothing`()
    async throws
  {
    let (runs, goOn, discarded) = (Counter(), Latch(), Latch())
    let set = ModuleSet {
      Module("hall") { _ in
        _ = runs.add()
        await goOn.wait()
        Registration(Hall.self, instance: Hall()).onClose { _ in discarded.open() }
      }
    }
    let callers = [await caller(set), await caller(set)]
    for caller in callers { caller.cancel() }
    for caller in callers {
      await #expect(throws: CancellationError.self) { try await caller.value }
    }
    // The operation ignores it; the next call begins anew all the same.
    let next = await caller(set)
    goOn.open()
    #expect(try await next.value.entries.map(\.attempts) == [1])
    await discarded.wait()
    #expect(runs.count == 2)
    #expect(try await container.resolve(Hall.self).name == "Main")
    await container.close()
  }

  @Test(.tags(.scenario35)) func `a cancellation during the back-off is not retried`() async throws
  {
    let (runs, clock) = (Counter(), SteppedClock())
    let policy = RetryPolicy(maxAttempts: 9, backoff: .constant(.seconds(1)))
    let set = ModuleSet {
      Module("hall", retry: policy, clock: clock) { _ async throws in
        _ = runs.add()
        throw Broken()
      }
    }
    let caller = await caller(set)
    await clock.slept(times: 1)
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    clock.advance(by: .seconds(9))
    #expect(runs.count == 1)
    #expect(try container.isEmptyNow)
  }

  @Test(.tags(.scenario35), arguments: [Module.Importance.critical, .optional])
  func `a CancellationError is not retried, even without a cancelled task`(
    _ importance: Module.Importance
  ) async throws {
    let set = ModuleSet { Module("hall", importance: importance) { throw CancellationError() } }
    try await expectCancellation(importance, of: set)
  }

  @Test(.tags(.scenario35), arguments: [Module.Importance.critical, .optional])
  func `a module that throws a CancellationError is not retried`(
    _ importance: Module.Importance
  ) async throws {
    let runs = Counter()
    let set = ModuleSet {
      Module("hall", importance: importance, retry: RetryPolicy(maxAttempts: 3)) { _ in
        _ = runs.add()
        await Task.yield()
        throw CancellationError()
      } fallback: { _ in
        _ = runs.add()
        Registration(Hall.self) { Hall() }
      }
    }
    try await expectCancellation(importance, of: set)
    #expect(runs.count == 1)
  }

  @Test func `overlapping sets follow one another`() async throws {
    let (runs, goOn) = (Counter(), Latch())
    let first = await caller(held(goOn, runs))
    let second = await caller(
      ModuleSet {
        held(goOn, runs)
        Module("lobby", dependsOn: ["seats"]) { Registration(Hall.self) { Hall() } }
      }
    )
    goOn.open()
    #expect(try await first.value.entries.map(\.state) == [.configured])
    #expect(try await second.value.entries.map(\.state) == [.already, .configured])
    #expect(runs.count == 1)
  }

  @Test func `a waiting call that is cancelled does not wait any longer`() async throws {
    let (runs, goOn) = (Counter(), Latch())
    let first = await caller(held(goOn, runs))
    let second = await caller(ModuleSet { Module("lobby") { [] } })
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    goOn.open()
    _ = try await first.value
    #expect(container.moduleReport?.order == ["seats"])
  }

  @Test func `a call in a cancelled task starts nothing`() async throws {
    let runs = Counter()
    let set = ModuleSet { Module("hall") { _ = runs.add() } }
    let gate = Latch()
    let task = Task { [container] in
      await gate.wait()
      return try await container.configure(set)
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.count == 0)
  }

  @Test func `a container that closes meanwhile gets nothing`() async throws {
    let (runs, goOn) = (Counter(), Latch())
    let caller = await caller(held(goOn, runs))
    await container.close()
    goOn.open()
    let error = await #expect(throws: ModuleError.self) { try await caller.value }
    #expect(error?.kind == .refused)
    #expect(error?.containerError?.kind == .containerClosed)
    #expect(container.moduleReport == nil)
    // And so does one that is closed already, before anything runs.
    let later = await #expect(throws: ModuleError.self) {
      try await container.configure(held(goOn, runs))
    }
    #expect(later?.containerError?.kind == .containerClosed)
    #expect(runs.count == 1)
  }

  /// A module that goes on when the gate is open.
  private func held(_ goOn: Latch, _ runs: Counter) -> ModuleSet {
    ModuleSet {
      Module("seats") { _ in
        _ = runs.add()
        await goOn.wait()
        Registration(Seat.self, instance: Seat())
      }
    }
  }

  /// Expects that a critical module's cancellation is thrown, and that an optional one's is reported.
  private func expectCancellation(
    _ importance: Module.Importance,
    of set: ModuleSet
  ) async throws {
    if importance == .critical {
      await #expect(throws: CancellationError.self) { try await container.configure(set) }
      #expect(try container.isEmptyNow)
    } else {
      let report = try await container.configure(set)
      #expect(report["hall"]?.failure?.underlying is CancellationError)
    }
  }

  /// A task that waits for the configuration.
  private func caller(_ set: ModuleSet) async -> Task<ModuleReport, any Error> {
    await suspended { [container] in try await container.configure(set) }
  }
}

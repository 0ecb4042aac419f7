import TestSupport
import Testing

@testable import Understudy

@Suite(.tags(.rowL2)) struct `Waiting for a pool` {
  let container = Container(label: "app")
  let made = Counter()

  private func pool(maximum: Int = 1) throws -> Pool<Printer> {
    container.register {
      Registration(pooling: Printer.self, maximum: maximum) { [made] _ in
        Printer(number: made.add())
      }
    }
    return try container.resolve()
  }

  /// Starts tasks that borrow one after the other: each runs until it waits.
  private func borrowers(
    _ count: Int,
    of pool: Pool<Printer>,
    _ log: Recorder<String>
  ) -> [Task<Void, any Error>] {
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<count {
      tasks.append(
        Task.immediate {
          do {
            let lease = try await pool.borrow()
            log.add("\(number)")
            lease.end()
          } catch {
            log.add("\(number) \(error is CancellationError ? "cancelled" : "failed")")
            throw error
          }
        }
      )
      #expect(pool.statistics.waiting == number + 1)
    }
    return tasks
  }

  @Test func `waiting callers are served in the order of arrival`() async throws {
    let pool = try pool()
    let lease = try await pool.borrow()
    let log = Recorder<String>()
    let tasks = borrowers(5, of: pool, log)
    lease.end()
    for task in tasks { try await task.value }
    #expect(log.all == ["0", "1", "2", "3", "4"])
    #expect(made.count == 1)
  }

  @Test func `cancelling a waiting caller leaves the others alone`() async throws {
    let pool = try pool()
    let lease = try await pool.borrow()
    let log = Recorder<String>()
    let tasks = borrowers(3, of: pool, log)
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    #expect(pool.statistics.waiting == 2)
    lease.end()
    for index in [0, 2] { try await tasks[index].value }
    #expect(log.all == ["1 cancelled", "0", "2"])
  }

  @Test func `a cancelled caller gets an idle instance, and none is made for it`()
    async throws
  {
    let pool = try pool()
    let task = Task {
      await Latch.cancelled()
      return try await pool.borrow().value.number
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(made.count == 0)
    try await pool.borrow().end()
    let other = Task {
      await Latch.cancelled()
      return try await pool.borrow().value.number
    }
    other.cancel()
    #expect(try await other.value == 1)
    let lease = try await pool.borrow()
    let third = Task {
      await Latch.cancelled()
      return try await pool.borrow().value.number
    }
    third.cancel()
    await #expect(throws: CancellationError.self) { try await third.value }
    lease.end()
  }

  @Test func `the place that a failing factory frees goes to a waiting caller`() async throws {
    let gate = Latch()
    let running = Latch()
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { [made] (_: Resolver) async throws in
        if made.add() == 1 {
          running.open()
          await gate.wait()
          throw Broken()
        }
        return Printer(number: 2)
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    let first = Task { _ = try await pool.borrow() }
    await running.wait()
    let log = Recorder<String>()
    let tasks = borrowers(1, of: pool, log)
    gate.open()
    let error = await #expect(throws: ContainerError.self) { try await first.value }
    #expect(error?.kind == .factoryFailed)
    try await tasks[0].value
    #expect(log.all == ["0"])
  }

  @Test func `the place of an instance whose reset throws goes to a waiting caller`() async throws {
    container.register {
      Registration(pooling: Printer.self, maximum: 1) {
        [made] _ in
        Printer(number: made.add())
      } reset: { _ in
        throw Broken()
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    let lease = try await pool.borrow()
    let log = Recorder<String>()
    let tasks = borrowers(2, of: pool, log)
    lease.end()
    for task in tasks { try await task.value }
    #expect(made.count == 3)
  }

  @Test func `a place given to a cancelled caller goes on to the next one`() async throws {
    let gate = Latch()
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { [made] _ in
        Printer(number: made.add())
      } reset: { _ in
        throw Broken()
      } discard: { _ in
        await gate.wait()
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    let lease = try await pool.borrow()
    let log = Recorder<String>()
    let tasks = borrowers(2, of: pool, log)
    lease.end()
    tasks[0].cancel()
    gate.open()
    _ = await tasks[0].result
    try await tasks[1].value
    #expect(log.all.contains("1"))
  }

  @Test func `a factory of the container may borrow, too`() async throws {
    let pool = try pool()
    container.register(Hall.self) { (resolver: Resolver) async throws in
      let printers: Pool<Printer> = try await resolver.resolve()
      return Hall(name: "\(try await printers.withBorrowed { $0.number })")
    }
    let lease = try await pool.borrow()
    let others = borrowers(1, of: pool, Recorder())
    async let hall = container.resolve(Hall.self)
    lease.end()
    #expect(try await hall.name == "1")
    try await others[0].value
  }

  @Test func `a crowd of tasks never has more than the maximum at once`() async throws {
    let (count, maximum) = (200, 3)
    let pool = try pool(maximum: maximum)
    let turnstile = Turnstile()
    let crowd = Crowd(of: count)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<count {
        group.addTask {
          crowd.arrive()
          await crowd.assembled()
          try await pool.withBorrowed { _ in
            turnstile.enter()
            await Task.yield()
            turnstile.leave()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(turnstile.most <= maximum)
    #expect(made.count <= maximum)
    #expect(pool.statistics.usedSlots == pool.statistics.idle)
    #expect(pool.statistics.waiting == 0)
  }

  @Test func `a crowd of threads never shares an instance`() throws {
    let pool = try pool(maximum: 4)
    let shared = Counter()
    onThreads(16) { _ in
      for _ in 0..<200 {
        guard let lease = try? pool.borrowIfAvailable() else { continue }
        lease.value.turnstile.enter()
        if lease.value.turnstile.most > 1 { shared.add() }
        lease.value.turnstile.leave()
        lease.end()
      }
    }
    #expect(shared.count == 0)
    #expect(made.count <= 4)
  }
}

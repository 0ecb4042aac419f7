import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct GateTests {
  let gate = Gate("payment")

  @Test func `a caller waits in the gate until the test opens it`() async throws {
    let passed = Lock(false)
    let gate = gate
    let task = Task {
      try await gate.pass()
      passed.withLock { $0 = true }
    }
    await gate.waitForArrivals()
    #expect(gate.waiting == 1)
    #expect(gate.arrivals == 1)
    #expect(!passed.withLock { $0 })
    gate.open()
    try await task.value
    #expect(passed.withLock { $0 })
    #expect(gate.waiting == 0)
  }

  @Test func `an open gate suspends no caller, even in a cancelled task`() async {
    let gate = gate
    gate.open()
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      let before = Turn.count
      // Anything else on the main actor would run in between.
      Task { @MainActor in Turn.count += 1 }
      await #expect(throws: Never.self) { try await gate.pass() }
      return Turn.count - before
    }
    #expect(await task.value == 0)
  }

  @Test func `the first caller to arrive is released first`() async throws {
    let tasks = try await queue(5)
    for (index, task) in tasks.enumerated() {
      gate.admit()
      try await task.value
      #expect(gate.waiting == 4 - index)
    }
  }

  @Test func `passes are kept for later callers until the gate is closed`() async throws {
    gate.admit(3)
    try await gate.pass()
    try await gate.pass()
    gate.close()
    let late = try await queue(1)
    #expect(gate.waiting == 1)
    gate.open()
    try await late[0].value
  }

  @Test func `a cancelled caller leaves with an error, and the next one gets the pass`()
    async throws
  {
    let tasks = try await queue(3)
    tasks[0].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[0].value }
    #expect(gate.waiting == 2)
    gate.admit()
    try await tasks[1].value
    #expect(gate.waiting == 1)
    gate.open()
    try await tasks[2].value
    #expect(gate.state.withLock { $0.passing.isClear && $0.watching.isClear })
  }

  @Test func `a cancelled task leaves a closed gate at once`() async {
    let gate = gate
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await gate.pass()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(gate.arrivals == 1)
    #expect(gate.state.withLock { $0.passing.isClear })
  }

  @Test func `an ended gate refuses waiting and later callers`() async throws {
    let tasks = try await queue(2)
    gate.end(because: "its double was reset")
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    gate.open()
    await #expect(throws: CancellationError.self) { try await gate.pass() }
    #expect(gate.isEnded)
  }

  @Test @MainActor func `a gate is passed on the caller's actor`() async throws {
    let gate = gate
    Task.detached {
      await gate.waitForArrivals()
      gate.open()
    }
    try await gate.pass()
    MainActor.assertIsolated()
    #expect(gate.arrivals == 1)
  }

  @Test func `no pass is lost or invented among many tasks`() async throws {
    let (tasks, rounds) = (8, 10_000)
    let gate = gate
    try await withThrowingTaskGroup { group in
      for _ in 0..<tasks {
        group.addTask { for _ in 0..<rounds { try await gate.pass() } }
      }
      group.addTask { for _ in 0..<tasks * rounds / 2 { gate.admit(2) } }
      try await group.waitForAll()
    }
    #expect(gate.arrivals == tasks * rounds)
    #expect(gate.state.withLock { $0.way } == .closed(turns: 0))
    #expect(gate.state.withLock { $0.passing.isClear })
  }

  @Test func `no pass is lost to a cancelled task`() async {
    let gate = gate
    let tasks = (0..<4_000).map { _ in Task { try await gate.pass() } }
    let turns = 1_500
    let giving = Task.detached { for _ in 0..<turns { gate.admit() } }
    // Half of them, while turns are handed out: some get one just before.
    let cancelled = tasks.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    for task in cancelled { task.cancel() }
    var passed = 0
    for task in cancelled where (try? await task.value) != nil { passed += 1 }
    await giving.value
    await gate.waitForArrivals(.atLeast(tasks.count), within: .seconds(60))

    let left = gate.state.withLock { $0.way == .closed(turns: 0) ? $0.passing.count : -1 }
    #expect(passed + tasks.count - cancelled.count - left == turns)
    gate.open()
    for task in tasks { _ = try? await task.value }
    #expect(gate.state.withLock { $0.passing.isClear && $0.watching.isClear })
  }

  /// So many tasks in the gate, one behind the other.
  private func queue(_ count: Int) async throws -> [Task<Void, any Error>] {
    var tasks: [Task<Void, any Error>] = []
    let gate = gate
    for _ in 0..<count {
      let before = gate.arrivals
      tasks.append(Task { try await gate.pass() })
      await gate.waitForArrivals(.atLeast(before + 1))
    }
    return tasks
  }
}

// MARK: - Fixtures

@MainActor private enum Turn {
  static var count = 0
}

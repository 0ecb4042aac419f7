import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `Containers that a test holds for their hooks` {
  let scope = TestScope(of: "holds", CollectingRecorder(isOnTestTask: true))

  @Test(arguments: [false, true])
  func `are released when it ends, and not held after it`(isOver: Bool) async {
    if isOver { await scope.end() }
    weak var seen: Container?
    do {
      let container = Container(label: "held", rules: nil, host: scope)
      scope.hasHooks(container)
      seen = container
    }
    #expect((seen == nil) == isOver)
    if !isOver { await scope.end() }
    #expect(seen == nil)
  }
}

@Suite struct `Blocks in a test that build an object with a task` {
  let scope = TestScope(of: "starts", CollectingRecorder(isOnTestTask: true))

  @Test(arguments: [false, true])
  func `leave no object behind after 1,000 blocks`(isAsynchronous: Bool) async throws {
    let census = Census()
    let container = Container(label: "test", rules: nil, host: scope)
    try await withContainer(container) { () async throws in
      for _ in 0..<1_000 {
        isAsynchronous ? try await blockSuspending(census) : try block(census)
      }
    }
    // The task that built the last object may hold it for a moment longer.
    for _ in 0..<5_000 where census.counts.dead < 1_000 {
      try await Task.sleep(for: .milliseconds(1))
    }
    let (born, dead) = census.counts
    #expect(born == 1_000)
    #expect(dead == 1_000)
    await scope.end()
  }

  private func block(_ census: Census) throws {
    try withContainer {
      $0.register(Ticker.self) { Ticker(census) }
    } operation: {
      _ = try Container.current.resolve(Ticker.self)
    }
  }

  private func blockSuspending(_ census: Census) async throws {
    try await withContainer {
      $0.register(Ticker.self) { (_: Resolver) async throws in Ticker(census) }
    } operation: { () async throws in
      _ = try await Container.current.resolve(Ticker.self)
    }
  }
}

// MARK: - Fixtures

private final class Census: Sendable {
  private let state = Lock((born: 0, dead: 0))
  var counts: (born: Int, dead: Int) { state.withLock { $0 } }
  func isBorn() { state.withLock { $0.born += 1 } }
  func dies() { state.withLock { $0.dead += 1 } }
}

/// Its task goes on until it is cancelled.
private final class Ticker: Sendable {
  private let census: Census
  private let task: Task<Void, Never>

  init(_ census: Census) {
    self.census = census
    census.isBorn()
    task = Task { for await _ in AsyncStream<Void>.makeStream().stream {} }
  }

  deinit {
    task.cancel()
    census.dies()
  }
}

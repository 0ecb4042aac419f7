import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A shared build` {
  // A build does not hold its container: whoever waits for it does.
  let container: Container
  let build: Build

  init() {
    container = Container()
    build = Build(
      Request(Key(Hall.self), site: SourceSite(), chain: nil),
      nil,
      container: container,
      isAsynchronous: true,
      epoch: 0
    )
  }

  @Test func `cancels its task, even if it is cancelled before it knows the task`() {
    let task = Task { await Latch.cancelled() }
    build.cancel()
    build.run(by: task)

    #expect(task.isCancelled)
  }

  @Test func `is joined before its caller leaves its actor`() async throws {
    let starts = Counter()
    let asker = await suspended { [self] in
      // Traps where it is not so: an asker who leaves before he has joined may come too late.
      try await ask {
        Stage.preconditionIsolated()
        starts.add()
      }
    }
    #expect(starts.count == 1)
    build.finish(.cancelled)
    try await asker.value
  }

  /// As the container does it, on whatever actor the asker is.
  private func ask(_ start: @escaping () -> Void) async throws {
    _ = await build.wait(starting: start)
  }

  @Test func `raises its task's priority, even if a caller joins before it knows the task`()
    async throws
  {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    let mayEnd = Latch()
    let priorities = Recorder<TaskPriority>()
    let asker = await suspended(priority: .high) { [build] in
      _ = await build.wait()
    }
    let task = Task.detached(priority: .low) {
      await mayEnd.wait()
      priorities.add(Task.currentPriority)
    }
    build.run(by: task)
    mayEnd.open()
    await task.value
    build.finish(.cancelled)
    try await asker.value

    #expect(priorities.all == [.high])
  }

  @Test func `is not started by a caller that is cancelled, and has no other caller`() async throws
  {
    let starts = Counter()
    let asker = Task { [build] in
      await Latch.cancelled()
      return await build.wait { starts.add() }
    }
    asker.cancel()
    guard case .cancelled = try await patiently({ await asker.value }) else {
      Issue.record("a cancelled asker waits")
      return
    }
    #expect(starts.count == 0)
    let task = Task { await Latch.cancelled() }
    build.run(by: task)
    #expect(task.isCancelled)
  }
}

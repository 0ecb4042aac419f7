import TestSupport
import Testing
import Understudy

@Suite(.tags(.scenario42), .timeLimit(.minutes(5))) struct `Closing while something is built` {
  let container = Container(label: "app")
  let isRunning = Latch()
  let isClosing = Latch()
  let mayEnd = Latch()
  let mayEndOnThread = Latch()
  let counter = InstanceCounter()

  init() {
    // Its cancellation says that the container is closing.
    container.register(Seat.self) { [isClosing, mayEnd] (_: Resolver) async throws in
      await Latch.cancelled()
      isClosing.open()
      await mayEnd.wait()
      return Seat()
    }
  }

  private func register(_ isAsynchronous: Bool) {
    if isAsynchronous {
      container.register(Ticket.self) { [isRunning, mayEnd, counter] (_: Resolver) async throws in
        isRunning.open()
        await mayEnd.wait()
        return Ticket("old", counter)
      }
    } else {
      container.register(Ticket.self) { [isRunning, mayEndOnThread, counter] in
        isRunning.open()
        mayEndOnThread.block()
        return Ticket("old", counter)
      }
    }
  }

  @Test(arguments: [true, false])
  func `waiters get the instance, other callers do not, and the container keeps nothing`(
    isAsynchronous: Bool
  ) async throws {
    register(isAsynchronous)
    let seat = await container.waiter(for: Seat.self)
    let first = container.ask(for: Ticket.self, inTask: isAsynchronous) { $0.text }
    try await patiently {
      [container, counter, isRunning, isClosing, mayEnd, mayEndOnThread] () async throws in
      await isRunning.wait()
      let joined = await suspended { try await container.resolve(Ticket.self).text }
      let closing = Task { await container.close(within: .ample) }
      await isClosing.wait()
      try await expectClosed()

      mayEnd.open()
      mayEndOnThread.open()
      #expect(try await first.value == "old")
      #expect(try await joined.value == "old")
      _ = try await seat.value
      await closing.value
      try await expectClosed()
      #expect(counter.made == 1)
      await counter.allReleased()
    }
  }

  @Test func `closing waits for a build without waiters`() async throws {
    let isCancelled = Latch()
    let hasEnded = Counter()
    container.register(Hall.self) { [mayEnd] (_: Resolver) async throws in
      await Latch.cancelled()
      isCancelled.open()
      await mayEnd.wait()
      hasEnded.add()
      return Hall()
    }
    try await patiently { [container, mayEnd] () async throws in
      let only = await container.waiter(for: Hall.self)
      only.cancel()
      await isCancelled.wait()
      let closing = await suspended {
        await container.close(within: .ample)
        return hasEnded.count
      }
      // Nobody has it that could be asked; what is still running has to be known.
      #expect(!container.closeIfIdle())
      mayEnd.open()
      #expect(try await closing.value == 1)
    }
  }

  @Test func `an instance built while another is still awaited goes to its waiters only`()
    async throws
  {
    container.register(Ticket.self) { [isRunning, counter] (_: Resolver) async throws in
      isRunning.open()
      await Latch.cancelled()
      return Ticket("late", counter)
    }
    let seat = await container.waiter(for: Seat.self)
    let waiting = await container.waiter(for: Ticket.self)
    try await patiently { [container, isRunning, isClosing, mayEnd] () async throws in
      await isRunning.wait()
      let closing = Task { await container.close(within: .ample) }
      await isClosing.wait()
      #expect(try await waiting.value.text == "late")
      try await expectClosed()

      mayEnd.open()
      _ = try await seat.value
      await closing.value
    }
  }

  private func expectClosed() async throws {
    let now = #expect(throws: ContainerError.self) { try container.now(Ticket.self) }
    #expect(now?.kind == .containerClosed)
    let later = await #expect(throws: ContainerError.self) {
      try await container.resolve(Ticket.self)
    }
    #expect(later?.kind == .containerClosed)
    let forked = #expect(throws: ContainerError.self) { try container.fork().now(Ticket.self) }
    #expect(forked?.kind == .containerClosed)
  }
}

import TestSupport
import Testing
import Understudy

/// The factory holds the first reader up while a second one reads.
@Suite(.timeLimit(.minutes(5))) struct `Two first reads at once of a transient` {
  let container = Container(label: "app")
  let runs = Counter()
  let isRunning = Latch()
  let mayEnd = Latch()

  init() {
    container.register(Hall.self, lifetime: .transient) { [runs, isRunning, mayEnd] in
      if runs.add() == 1 {
        isRunning.open()
        mayEnd.block()
      }
      return Hall()
    }
  }

  @Test func `through one injection make one instance`() async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await isRunning.wait()
    let second = await suspended { try await injected.resolve() }
    mayEnd.open()

    #expect(try await first.value === second.value)
    #expect(try await injected.resolve() === second.value)
    #expect(runs.count == 1)
  }

  @Test func `through one lazy make one instance`() async throws {
    let lazy = try await container.resolve(Lazy<Hall>.self)
    let first = thread { try lazy.get() }
    await isRunning.wait()
    let second = await suspended { try await lazy.get() }
    mayEnd.open()

    #expect(try await first.value === second.value)
    #expect(try await lazy.get() === second.value)
    #expect(runs.count == 1)
  }

  @Test func `through two injections make two`() async throws {
    let (one, other) = withContainer(container) { (Injected<Hall>(), Injected<Hall>()) }
    let first = thread { try one() }
    await isRunning.wait()
    let second = try await other.resolve()
    mayEnd.open()
    #expect(try await first.value !== second)
  }

  @Test func `with a reset between them make two, and the later is kept`() async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await isRunning.wait()
    injected.reset()
    let second = try await injected.resolve()
    mayEnd.open()
    #expect(try await first.value !== second)
    #expect(try await injected.resolve() === second)
  }

  @Test(arguments: [true, false])
  func `with a change between them make two`(isReset: Bool) async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await isRunning.wait()
    if isReset {
      container.reset()
    } else {
      container.register(Hall.self, lifetime: .transient) { Hall(name: "new") }
    }
    let second = try await injected.resolve()
    mayEnd.open()
    #expect(try await first.value !== second)
    #expect(try await injected.resolve() === second)
  }

  /// Each builds, because neither knows what the change concerns.
  @Test(arguments: [true, false])
  func `with a change between them that does not concern it agree on one`(
    isFirstKeptFirst: Bool
  ) async throws {
    let (runs, isRunning, mayEnd) = (Counter(), [Latch(), Latch()], [Latch(), Latch()])
    container.register(Hall.self, lifetime: .transient) {
      let number = min(runs.add(), 2) - 1
      isRunning[number].open()
      mayEnd[number].block()
      return Hall()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    var readers = [thread { try injected() }]
    await isRunning[0].wait()
    container.register(Seat.self) { Seat() }
    readers.append(thread { try injected() })
    await isRunning[1].wait()
    let order = isFirstKeptFirst ? [0, 1] : [1, 0]
    var halls: [Hall] = []
    for number in order {
      mayEnd[number].open()
      halls.append(try await readers[number].value)
    }
    halls.append(try await injected.resolve())
    #expect(halls[0] === halls[1])
    #expect(halls[0] === halls[2])
  }

  @Test func `behind one that fails read what has been registered since`() async throws {
    let (runs, isRunning, mayEnd) = (Counter(), Latch(), Latch())
    container.register(Hall.self, lifetime: .transient) { () throws -> Hall in
      runs.add()
      isRunning.open()
      mayEnd.block()
      throw Broken()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await isRunning.wait()
    let second = await suspended { try await injected.resolve() }
    container.register(Hall.self, lifetime: .transient) { Hall(name: "double") }
    mayEnd.open()
    await #expect(throws: ContainerError.self) { try await first.value }
    #expect(try await second.value.name == "double")
    #expect(runs.count == 1)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `Readers behind a first read that fails` {
  /// One behind the other, each would wait for as long as factories fail that began before its own.
  @Test(arguments: [true, false])
  func `do not wait for each other`(isLazy: Bool) async throws {
    let container = Container(label: "app")
    let (runs, isRunning, mayFail) = (Counter(), Latch(), Latch())
    let (others, bothRun, hasWaited) = (Counter(), Latch(), Counter())
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws -> Hall in
      if runs.add() == 1 {
        isRunning.open()
        await mayFail.wait()
      } else {
        if others.add() == 2 { bothRun.open() }
        await bothRun.wait()
      }
      throw Broken()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    let lazy = try await container.resolve(Lazy<Hall>.self)
    let read = { @Sendable in
      if isLazy { _ = try await lazy.get() } else { _ = try await injected.resolve() }
    }
    let first = Task { try await read() }
    await isRunning.wait()
    let second = await suspended { try await read() }
    let third = await suspended { try await read() }
    let limit = Task {
      try await Task.sleep(for: .seconds(20))
      hasWaited.add()
      bothRun.open()
    }
    mayFail.open()
    for reader in [first, second, third] {
      await #expect(throws: ContainerError.self) { try await reader.value }
    }
    limit.cancel()
    #expect(runs.count == 3)
    #expect(hasWaited.count == 0)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A thread behind a first read that fails` {
  /// It has found the old registration and waits for what that makes when another takes its place; in
  /// a round or two it may come too late for that, and finds the new one at once.
  @Test(arguments: [false, true])
  func `reads what has been registered since`(isGraph: Bool) async throws {
    for _ in 0..<50 {
      let container = Container()
      container.waitTimeout = .ample
      let (runs, isRunning, mayEnd, isReading) = (Counter(), Latch(), Latch(), Latch())
      container.register(Hall.self, lifetime: isGraph ? .graph : .transient) {
        () throws -> Hall in
        runs.add()
        isRunning.open()
        mayEnd.block()
        throw Broken()
      }
      let injected = withContainer(container) { Injected<Hall>() }
      let first = thread { try injected() }
      await isRunning.wait()
      let second = thread {
        isReading.open()
        return try injected().name
      }
      await isReading.wait()
      // Time for the second to get there.
      await thread { onThreads(4) { _ in } }.kept()
      container.register(Hall.self, lifetime: isGraph ? .graph : .transient) {
        Hall(name: "double")
      }
      mayEnd.open()
      await #expect(throws: ContainerError.self) { try await first.value }
      #expect(try await second.value == "double")
      #expect(runs.count == 1)
    }
  }
}

extension Promise<Void> {
  fileprivate func kept() async { try? await value }
}

@Suite(.timeLimit(.minutes(5))) struct `Eight threads that read one injection first` {
  let container = Container(label: "app")
  let runs = Counter()

  @Test(arguments: [false, true], [false, true])
  func `have one instance of a transient, or of a graph, built once`(
    isGraph: Bool,
    isInherited: Bool
  ) {
    for _ in 0..<200 {
      let container = Container()
      let runs = Counter()
      container.register(Hall.self, lifetime: isGraph ? .graph : .transient) {
        runs.add()
        return Hall()
      }
      let asked = isInherited ? Container(parent: container) : container
      let hall = withContainer(asked) { Injected<Hall?>() }
      let seen = Recorder<ObjectIdentifier>()
      onThreads(8) { _ in
        if let hall = try? hall() { seen.add(ObjectIdentifier(hall)) }
      }
      #expect(runs.count == 1)
      #expect(Set(seen.all).count == 1 && seen.all.count == 8)
    }
  }

  @Test func `try again each if one has failed`() {
    container.register(Hall.self, lifetime: .transient) { [runs] in
      if runs.add() < 4 { throw Broken() }
      return Hall()
    }
    let hall = withContainer(container) { Injected<Hall>() }
    let seen = Recorder<ObjectIdentifier>()
    onThreads(8) { _ in if let hall = try? hall() { seen.add(ObjectIdentifier(hall)) } }
    // Those that come later find what one of the others has kept.
    #expect((4...8).contains(runs.count))
    #expect(Set(seen.all).count == 1 && seen.all.count == 5)
  }
}

@Suite(.timeLimit(.minutes(5))) struct `A first read` {
  let host = IssueCollector()
  let container: Container

  init() { container = Container(label: "app", rules: nil, host: host) }

  @Test func `within the factory that it runs is a cycle`() {
    let hall = withContainer(container) { Injected<Hall>() }
    container.register(Hall.self, lifetime: .transient) { try hall() }
    let error = #expect(throws: ContainerError.self) { try hall() }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `within its own factory, on an unrelated thread, ends at the limit`() throws {
    container.waitTimeout = .milliseconds(20)
    let hall = withContainer(container) { Injected<Hall>() }
    let (errors, runs) = (Recorder<ContainerError>(), Counter())
    container.register(Hall.self, lifetime: .transient) {
      // Unnoticed, it would start threads without end.
      guard runs.add() == 1 else { return Hall() }
      let done = Latch()
      startThread {
        do throws(ContainerError) { _ = try hall() } catch { errors.add(error) }
        done.open()
      }
      done.block()
      return Hall()
    }
    let first = try hall()
    #expect(try hall() === first)
    #expect(errors.all.map(\.kind) == [.timedOut])
    #expect(host.issues.count == 1)
  }

  @Test func `of two that wait for each other on two threads is a cycle`() async throws {
    let (hall, seat) = withContainer(container) { (Injected<Hall>(), Injected<Seat>()) }
    let (hallRuns, seatRuns) = (Latch(), Latch())
    container.register(Hall.self, lifetime: .transient) {
      hallRuns.open()
      seatRuns.block()
      return Hall(name: "\(try seat().number)")
    }
    container.register(Seat.self, lifetime: .transient) {
      seatRuns.open()
      hallRuns.block()
      return Seat(number: try hall().name.count)
    }
    let first = thread { try hall().name }
    let second = thread { "\(try seat().number)" }
    for promise in [first, second] {
      let error = await #expect(throws: ContainerError.self) { try await promise.value }
      #expect(error?.kind == .circularDependency)
    }
  }

  @Test func `by await of a suspending factory is shared, and a waiter may leave`() async throws {
    let (isRunning, mayEnd, runs) = (Latch(), Latch(), Counter())
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws in
      runs.add()
      isRunning.open()
      await mayEnd.wait()
      return Hall()
    }
    let hall = withContainer(container) { Injected<Hall>() }
    let first = Task { try await hall.resolve() }
    await isRunning.wait()
    let second = await suspended { try await hall.resolve() }
    let leaver = await suspended { try await hall.resolve() }
    leaver.cancel()
    await #expect(throws: CancellationError.self) { try await leaver.value }
    mayEnd.open()
    #expect(try await first.value === second.value)
    #expect(runs.count == 1)
  }

  @Test func `that is cancelled leaves the build to the next`() async throws {
    let (isRunning, runs) = (Latch(), Counter())
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws in
      guard runs.add() == 1 else { return Hall() }
      isRunning.open()
      await Latch.cancelled()
      throw CancellationError()
    }
    let hall = withContainer(container) { Injected<Hall>() }
    let first = Task { try await hall.resolve() }
    await isRunning.wait()
    let second = await suspended { try await hall.resolve() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let built = try await second.value
    #expect(try await hall.resolve() === built)
    #expect(runs.count == 2)
  }

  @Test func `of a suspending transient sees the task locals of its reader`() async throws {
    container.register(Seat.self, lifetime: .transient) { (_: Resolver) async throws in
      Seat(number: Row.number)
    }
    let seat = withContainer(container) { Injected<Seat>() }
    #expect(try await Row.$number.withValue(7) { try await seat.resolve().number } == 7)
  }

  @Test func `makes an instance that may outlive its container's other holders`() throws {
    let owner: Injected<Reader>
    do {
      let local = Container()
      local.register(Hall.self) { Hall(name: "local") }
      local.register(Reader.self, lifetime: .transient) { Reader() }
      owner = withContainer(local) { Injected<Reader>() }
    }
    let reader = try owner()
    #expect(try reader.hall().name == "local")
  }
}

@Suite struct `An injection that follows the current container` {
  let origin = Container(label: "origin")
  let hall = Injected<Hall>(.current)

  @Test(arguments: [true, false])
  func `reads each fork's own instance in that fork`(isShared: Bool) throws {
    origin.register(Hall.self, lifetime: isShared ? .singleton : .transient) { Hall() }
    let (left, right) = (origin.fork(), origin.fork())
    let inLeft = try withContainer(left) { try hall() }
    let inRight = try withContainer(right) { try hall() }

    #expect(inLeft !== inRight)
    guard isShared else { return }
    #expect(try withContainer(left) { try hall() } === inLeft)
    #expect(try left.resolve(Hall.self) === inLeft)
    #expect(try right.resolve(Hall.self) === inRight)
  }
}

// MARK: - Fixtures

private enum Row { @TaskLocal static var number = 0 }
private final class Reader: Sendable { let hall = Injected<Hall>() }

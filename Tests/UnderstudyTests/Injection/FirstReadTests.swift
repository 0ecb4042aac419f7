import TestSupport
import Testing
import Understudy

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
    let (runs, build) = (Counter(), HeldBuild())
    container.register(Hall.self, lifetime: .transient) { (_: Resolver) async throws in
      runs.add()
      await build.hold()
      return Hall()
    }
    let hall = withContainer(container) { Injected<Hall>() }
    let first = Task { try await hall.resolve() }
    await build.started()
    let second = await suspended { try await hall.resolve() }
    let leaver = await suspended { try await hall.resolve() }
    leaver.cancel()
    await #expect(throws: CancellationError.self) { try await leaver.value }
    build.end()
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

extension Promise<Void> {
  fileprivate func kept() async { try? await value }
}

private enum Row { @TaskLocal static var number = 0 }

private final class Reader: Sendable { let hall = Injected<Hall>() }

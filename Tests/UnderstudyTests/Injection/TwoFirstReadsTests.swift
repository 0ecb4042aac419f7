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

// MARK: - Fixtures

extension Promise<Void> {
  fileprivate func kept() async { try? await value }
}

import TestSupport
import Testing
import Understudy

/// The factory holds the first reader up while a second one reads.
@Suite(.timeLimit(.minutes(5))) struct `Two first reads at once of a transient` {
  let container = Container(label: "app")
  let runs = Counter()
  let build = HeldBuild()

  init() {
    container.register(Hall.self, lifetime: .transient) { [runs, build] in
      if runs.add() == 1 { build.block() }
      return Hall()
    }
  }

  @Test func `through one injection make one instance`() async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await build.started()
    let second = await suspended { try await injected.resolve() }
    build.end()

    #expect(try await first.value === second.value)
    #expect(try await injected.resolve() === second.value)
    #expect(runs.count == 1)
  }

  @Test func `through one lazy make one instance`() async throws {
    let lazy = try await container.resolve(Lazy<Hall>.self)
    let first = thread { try lazy.get() }
    await build.started()
    let second = await suspended { try await lazy.get() }
    build.end()

    #expect(try await first.value === second.value)
    #expect(try await lazy.get() === second.value)
    #expect(runs.count == 1)
  }

  @Test func `through two injections make two`() async throws {
    let (one, other) = withContainer(container) { (Injected<Hall>(), Injected<Hall>()) }
    let first = thread { try one() }
    await build.started()
    let second = try await other.resolve()
    build.end()
    #expect(try await first.value !== second)
  }

  @Test func `with a reset between them make two, and the later is kept`() async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await build.started()
    injected.reset()
    let second = try await injected.resolve()
    build.end()
    #expect(try await first.value !== second)
    #expect(try await injected.resolve() === second)
  }

  @Test(arguments: [true, false])
  func `with a change between them make two`(isReset: Bool) async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await build.started()
    if isReset {
      container.reset()
    } else {
      container.register(Hall.self, lifetime: .transient) { Hall(name: "new") }
    }
    let second = try await injected.resolve()
    build.end()
    #expect(try await first.value !== second)
    #expect(try await injected.resolve() === second)
  }

  /// Each builds, because neither knows what the change concerns.
  @Test(arguments: [true, false])
  func `with a change between them that does not concern it agree on one`(
    isFirstKeptFirst: Bool
  ) async throws {
    let (runs, builds) = (Counter(), [HeldBuild(), HeldBuild()])
    container.register(Hall.self, lifetime: .transient) {
      builds[min(runs.add(), 2) - 1].block()
      return Hall()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    var readers = [thread { try injected() }]
    await builds[0].started()
    container.register(Seat.self) { Seat() }
    readers.append(thread { try injected() })
    await builds[1].started()
    let order = isFirstKeptFirst ? [0, 1] : [1, 0]
    var halls: [Hall] = []
    for number in order {
      builds[number].end()
      halls.append(try await readers[number].value)
    }
    halls.append(try await injected.resolve())
    #expect(halls[0] === halls[1])
    #expect(halls[0] === halls[2])
  }

  @Test func `behind one that fails read what has been registered since`() async throws {
    let (runs, build) = (Counter(), HeldBuild())
    container.register(Hall.self, lifetime: .transient) { () throws -> Hall in
      runs.add()
      build.block()
      throw Broken()
    }
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await build.started()
    let second = await suspended { try await injected.resolve() }
    container.register(Hall.self, lifetime: .transient) { Hall(name: "double") }
    build.end()
    await #expect(throws: ContainerError.self) { try await first.value }
    #expect(try await second.value.name == "double")
    #expect(runs.count == 1)
  }
}

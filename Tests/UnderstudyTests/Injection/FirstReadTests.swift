import Testing
import Understudy

/// The factory holds the first reader up while a second one reads.
@Suite(.timeLimit(.minutes(5))) struct `Two first reads at once of a transient` {
  let container = Container(label: "app")
  let runs = Counter()
  let isRunning = Gate()
  let mayEnd = Latch()

  init() {
    container.register(Hall.self, lifetime: .transient) { [runs, isRunning, mayEnd] in
      if runs.add() == 1 {
        isRunning.open()
        mayEnd.wait()
      }
      return Hall()
    }
  }

  @Test func `through one injection agree on one instance`() async throws {
    let injected = withContainer(container) { Injected<Hall>() }
    let first = thread { try injected() }
    await isRunning.wait()
    let second = try await injected.resolve()
    mayEnd.open()

    #expect(try await first.value === second)
    #expect(try await injected.resolve() === second)
    #expect(runs.count == 2)
  }

  @Test func `through one lazy agree on one instance`() async throws {
    let lazy = try await container.resolve(Lazy<Hall>.self)
    let first = thread { try lazy.get() }
    await isRunning.wait()
    let second = try await lazy.get()
    mayEnd.open()

    #expect(try await first.value === second)
    #expect(try await lazy.get() === second)
    #expect(runs.count == 2)
  }
}

@Suite struct `An injection that follows the current container` {
  let origin = Container(label: "origin")
  let hall = Injected<Hall>(.current)

  @Test(arguments: [true, false])
  func `has in each fork what is of that fork`(isShared: Bool) throws {
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

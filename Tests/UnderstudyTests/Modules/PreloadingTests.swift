import TestSupport
import Testing
import Understudy

@Suite struct `Building required types in advance` {
  let container = Container(label: "app")

  @Test(.tags(.rowM8)) func `builds the types in the container, and they stay`() throws {
    let built = Counter()
    container.register(Hall.self) {
      built.add()
      return Hall()
    }
    container.register(Seat.self) { Seat() }
    try container.preload([Hall.self, Seat.self])
    _ = try container.resolve(Hall.self)
    #expect(built.count == 1)
    try container.preload([])
  }

  @Test(.tags(.rowM8)) func `names all types that fail, in their order`() throws {
    let first = #line + 1
    container.register(Hall.self) { Hall() }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Repository<Seat>.self) { throw Broken() }
    container.register(Seat.self) { (_: Resolver) async throws in Seat() }
    let error = #expect(throws: ContainerError.self) {
      try container.preload(
        [
          Seat.self, Hall.self, (any Mailer).self, Office.self,
          Repository<Seat>.self,
        ],
        line: 7
      )
    }
    #expect(
      error?.description == """
        4 keys of container "app" cannot be resolved.
          validated at UnderstudyTests/PreloadingTests.swift:7
          - Seat can only be built by asynchronous code.
            registered at UnderstudyTests/PreloadingTests.swift:\(first + 3)
          - Nothing is registered for Mailer.
          - Nothing is registered for Printing. (Office → Printing)
            resolved at UnderstudyTests/PreloadingTests.swift:\(first + 1)
          - The factory of Repository<Seat> failed: Broken()
            registered at UnderstudyTests/PreloadingTests.swift:\(first + 2)
          fix: register what is missing, and correct each factory at the line shown; to see the full text of one, resolve its key alone.
        """
    )
  }

  @Test(.tags(.rowM8)) func `suspends for asynchronous factories`() async throws {
    container.register(Seat.self) { (_: Resolver) async throws in
      await Task.yield()
      return Seat()
    }
    try await container.preload([Seat.self])
    let error = await #expect(throws: ContainerError.self) {
      try await container.preload([Seat.self, Hall.self, Office.self])
    }
    guard case .validationFailed(_, let failures) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(failures.map(\.key) == [Key(Hall.self), Key(Office.self)])
  }

  @Test func `resolves a pool before it has made anything`() async throws {
    let container = Container(label: "box office")
    let made = Counter()
    container.register {
      Registration(pooling: Seat.self, maximum: 1) { _ in Seat(number: made.add()) }
    }
    try await container.preload([Pool<Seat>.self])
    #expect(made.count == 0)
  }

  @Test(.tags(.rowM8)) func `does not count a cancellation as a failure of a type`() async throws {
    container.register(Seat.self) { (_: Resolver) async throws in Seat() }
    let gate = Latch()
    let task = Task { [container] in
      await gate.wait()
      try await container.preload([Hall.self, Seat.self])
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

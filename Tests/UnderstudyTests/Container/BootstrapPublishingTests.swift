import TestSupport
import Testing
import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite(.timeLimit(.minutes(5))) struct `What a bootstrap publishes` {
  @Test func `injections follow the current container, also in a block of the published one`() async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try Container.bootstrap(label: "app") {
        Registration(Hall.self) { Hall(name: "app") }
      }
      let hall = withContainer(Container.current) { Injected<Hall>() }
      #expect(try hall().name == "app")
      let other = Container(label: "other")
      other.register(Hall.self) { Hall(name: "other") }
      #expect(try withContainer(other) { try hall().name } == "other")
    }
  }

  @Test(.tags(.scenario33))
  func `a bootstrap publishes nothing before it is complete, to tasks and threads alike`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try await Container.bootstrap(label: "app") { (container: Container) async throws in
        for name in ["A", "B", "C"] {
          container.register(Hall.self, name: name) { Hall(name: name) }
          let seen = await whatOthersSee()
          #expect(seen == ["default: ", "default: ", "default: "])
        }
      }
      #expect(await whatOthersSee() == ["app: A B C", "app: A B C", "app: A B C"])
    }
  }

  @Test(.tags(.scenario33))
  func `a replacing bootstrap leaves the earlier container whole until its own is complete`() async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try Container.bootstrap(label: "earlier") {
        for name in ["A", "B", "C"] { Registration(Hall.self, name: name) { Hall(name: name) } }
      }
      try await Container.bootstrap(label: "app", replacing: true) {
        (container: Container) async throws in
        for name in ["A", "C"] {
          container.register(Hall.self, name: name) { Hall(name: name) }
          let seen = await whatOthersSee()
          #expect(Set(seen) == ["earlier: A B C"])
        }
      }
      #expect(await Set(whatOthersSee()) == ["app: A C"])
    }
  }

  @Test(.tags(.scenario33))
  func `threads that read during repeated bootstraps always read a whole container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      try publish(0)
      let halves = Counter()
      let numbers = 1...50
      onThreads(8) { thread in
        if thread == 0 {
          for number in numbers { try? publish(number) }
        } else {
          var last = 0
          for _ in 0..<2_000 {
            let container = Container.current
            let first = (try? container.resolve(Seat.self, name: "first"))?.number ?? -1
            let second = (try? container.resolve(Seat.self, name: "second"))?.number ?? -1
            if first != second || first < last { halves.add() }
            last = first
          }
        }
      }
      #expect(halves.count == 0)
      #expect(try Container.current.now(Seat.self, name: "first").number == numbers.upperBound)
    }
  }

  @Test(.tags(.scenario33))
  func `registrations made by configure land in the container it receives`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let earlier = try Container.bootstrap(label: "earlier") {
        Registration(Hall.self) { Hall(name: "earlier") }
      }
      let given = Recorder<Container>()
      let app = try await Container.bootstrap(label: "app", replacing: true) { container in
        given.add(container)
        container.register(Hall.self) { Hall(name: "app") }
        container.register(Seat.self, instance: Seat())
        try await expectDefault(earlier, whose: "earlier")
      }
      #expect(given.all.first === app)
      try await expectDefault(app, whose: "app")
      #expect(throws: ContainerError.self) { try earlier.now(Seat.self) }
    }
  }

  @Test(.tags(.scenario33))
  func `registrations made by configure do not land in the container of a block around it`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let test = Container(label: "test")
      let app = try await withContainer(test) {
        try await Container.bootstrap(label: "app") { (container: Container) async throws in
          #expect(Container.current === test)
          container.register(Hall.self) { Hall() }
        }
      }
      #expect(throws: ContainerError.self) { try test.now(Hall.self) }
      #expect(Container.current === app)
    }
  }

  @Test(.tags(.scenario33))
  func `the container that configure receives resolves, and is current to its factories`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let app = try await Container.bootstrap(label: "app") { (container: Container) async throws in
        container.register(Hall.self) { Hall(name: Container.current.label ?? "none") }
        container.register(Repository<Hall>.self) {
          Repository(name: try Injected<Hall>()().name)
        }
        let repository = try container.now(Repository<Hall>.self)
        #expect(repository.name == "app")
        let error = #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
        #expect(error?.kind == .dependencyNotRegistered)
      }
      #expect(try app.now(Repository<Hall>.self).name == "app")
    }
  }

  @Test(.tags(.scenario33)) func `a cancelled bootstrap publishes nothing, and may be tried again`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      for leaves in [true, false] {
        let isInside = Latch()
        let bootstrap = Task {
          defer { isInside.open() }
          try await Container.bootstrap { (container: Container) async throws in
            container.register(Hall.self) { Hall(name: "cancelled") }
            isInside.open()
            await Latch.cancelled()
            if leaves { try Task.checkCancellation() }
          }
        }
        await isInside.wait()
        bootstrap.cancel()
        await #expect(throws: CancellationError.self) { try await bootstrap.value }
        #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
      }
      try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      #expect(try Container.current.now(Hall.self).name == "app")
    }
  }
}

// MARK: - Fixtures

/// What a task, a child task and a thread see of the halls of the process.
private func whatOthersSee() async -> [String] {
  async let child = halls()
  let task = await Task.detached { halls() }.value
  let thread = try? await thread { halls() }.value
  return [await child, task, thread ?? "no thread"]
}

private func halls() -> String {
  let container = Container.current
  let names = ["A", "B", "C"]
  let found = names.filter { (name: String) -> Bool in
    (try? container.resolveIfRegistered(Hall.self, name: name)) != nil
  }
  return container.label.map { "\($0): \(found.joined(separator: " "))" } ?? "none"
}

private func expectDefault(_ container: Container, whose name: String) async throws {
  #expect(Container.current === container)
  #expect(try await container.resolve(Hall.self).name == name)
}

private func publish(_ number: Int) throws {
  try Container.bootstrap(replacing: number > 0) {
    Registration(Seat.self, name: "first", instance: Seat(number: number))
    Registration(Seat.self, name: "second", instance: Seat(number: number))
  }
}

import TestSupport
import Testing
import Understudy
import UnderstudyModules

/// The default is the process's, so each of these has a process of its own.
@Suite struct `Bootstrap with modules` {
  @Test(.tags(.scenario33))
  func `puts all modules into the new default, and a second one is refused`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let set = ModuleSet {
        Module("lobby", dependsOn: ["hall"]) { Registration(Seat.self, instance: Seat()) }
        Module("hall") { Registration(Hall.self) { Hall(name: "app") } }
      }
      let container = try Container.bootstrapNow(set, environment: .staging)
      #expect(Container.current === container)
      #expect(try container.now(Hall.self).name == "app")
      #expect(try container.now(AppEnvironment.self) == .staging)
      #expect(container.moduleReport?.order == ["hall", "lobby"])

      let error = #expect(throws: ModuleError.self) { try Container.bootstrapNow(set) }
      #expect(error?.containerError?.kind == .bootstrapRefused)
      #expect(Container.current === container)
      try await Container.bootstrap(replacing: true, modules: set)
      #expect(Container.current !== container)
    }
  }

  @Test(.tags(.scenario33)) func `shows nobody a container that is still being prepared`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let set = ModuleSet {
        Module("hall") { Registration(Hall.self) { Hall() } }
        Module("lobby", dependsOn: ["hall"]) { context in
          await Task.yield()
          let isReachable = try Container.current.reaches(Hall.self)
          let hall = try await context.resolve(Hall.self)
          Registration(Seat.self, instance: Seat(number: isReachable ? 0 : hall.name.count))
        }
      }
      let container = try await Container.bootstrap(modules: set)
      #expect(try container.now(Seat.self).number == 4)
    }
  }

  @Test(.tags(.scenario32))
  func `publishes nothing if it fails, cleans up, and may be tried again`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let (attempts, closed) = (Counter(), Counter())
      let set = ModuleSet {
        Module("hall") { _ async throws in
          Registration(Hall.self, instance: Hall()).onClose { _ in _ = closed.add() }
        }
        Module("lobby", dependsOn: ["hall"]) { _ async throws in
          try fail(if: attempts.add() == 1)
          Registration(Seat.self, instance: Seat())
        }
      }
      await #expect(throws: ModuleError.self) { try await Container.bootstrap(modules: set) }
      #expect(closed.count == 1)
      #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
      let container = try await Container.bootstrap(modules: set)
      #expect(closed.count == 1)
      #expect(try container.now(Seat.self) == Seat())
      await container.close()
      #expect(closed.count == 2)
    }
  }

  @Test(.tags(.scenario35)) func `publishes nothing if it is cancelled`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let goOn = Latch()
      let set = ModuleSet { Module("hall") { _ in await goOn.wait() } }
      let task = await suspended { try await Container.bootstrap(modules: set) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
      goOn.open()
      try await Container.bootstrap(modules: ModuleSet { Module("seats") { [] } })
      #expect(Container.current.moduleReport?.order == ["seats"])
    }
  }

  @Test func `keeps instances built on the way, and registrations in the order of the set`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let (built, second) = (Counter(), Latch())
      let set = ModuleSet {
        Module("first") { _ in
          await second.wait()
          Registration(Hall.self, name: "A") { Hall(name: "A") }
        }
        Module("second") { _ in
          await Task.yield()
          Registration(Hall.self, name: "B") {
            built.add()
            return Hall(name: "B")
          }
        }
        Module("third", dependsOn: ["second"]) { context in
          let hall = try await context.resolve(Hall.self, name: "B")
          second.open()
          Registration(Hall.self, name: "C", instance: hall)
        }
      }
      let container = try await Container.bootstrap(modules: set)
      #expect(try container.nowAll(Hall.self).map(\.name) == ["A", "B", "B"])
      #expect(try container.now(Hall.self, name: "B") === container.now(Hall.self, name: "C"))
      #expect(built.count == 1)
    }
  }
}

// MARK: - Fixtures

extension Container {
  /// The synchronous form by a name of its own, for code that stands in asynchronous context.
  fileprivate static func bootstrapNow(
    _ modules: ModuleSet,
    environment: AppEnvironment = .production
  ) throws(ModuleError) -> Container {
    try bootstrap(modules: modules, environment: environment)
  }

  /// Whether the key is registered here.
  fileprivate func reaches<Value>(_ type: Value.Type) throws -> Bool {
    try resolveIfRegistered(type) != nil
  }

  fileprivate func nowAll<Value>(_ type: Value.Type) throws(ContainerError) -> [Value] {
    try resolveAll(type)
  }
}

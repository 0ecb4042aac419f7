import TestSupport
import Testing

@testable import Understudy

/// The default is the process's, so each of these has a process of its own.
@Suite(.timeLimit(.minutes(5))) struct `Typed keys in a process without a bootstrap` {
  @Test func `a typed key resolves, and all callers share its instance`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let clock = try Container.current[\.houseClock]
      #expect(clock.kind == "system")
      #expect(try Container.current[\.houseClock] === clock)
      #expect(try Injected(\.houseClock)() === clock)
      #expect(try await Injected(\.houseClock).resolve() === clock)
      #expect(try Container.current.now((any HouseClock).self) === clock)
      let elsewhere = try await thread { try Container.current[\.houseClock] }.value
      #expect(elsewhere === clock)
    }
  }

  @Test func `a property of a typed key is read without a bootstrap`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let box = Box()
      #expect(box.clock.kind == "system")
      #expect(box.clock === box.clock)
    }
  }

  @Test func `sixteen threads that resolve first get one instance from one container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let seen = Recorder<ObjectIdentifier>()
      onThreads(16) { _ in
        guard let clock = try? Container.current[\.houseClock] else { return }
        seen.add(ObjectIdentifier(clock))
        seen.add(ObjectIdentifier(Container.current))
      }
      #expect(seen.all.count == 32)
      #expect(Set(seen.all).count == 2)
    }
  }

  @Test func `a property read before the bootstrap reads the bootstrapped container`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let box = Box()
      let foyer = try Container.current[\.foyer]
      #expect(box.clock.kind == "system")
      #expect(try foyer.clock().kind == "system")

      try Container.bootstrap {
        Registration((any HouseClock).self, instance: Dial("bootstrapped"))
      }
      #expect(box.clock.kind == "bootstrapped")
      #expect(try foyer.clock().kind == "bootstrapped")
    }
  }

  @Test func `an object made before any bootstrap does not bypass a strict mock`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let foyer = try Container.current[\.foyer]
      #expect(try foyer.clock().kind == "system")
      let host = IssueCollector()
      let mock = Container(label: "test", rules: MockRules(missing: .fails), host: host)
      mock.register((any HouseClock).self, instance: Dial("double"))
      #expect(try withContainer(mock) { try foyer.clock().kind } == "double")
    }
  }

  @Test func `a registration without a bootstrap is used, and a bootstrap would not drop it`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      _ = try Container.current[\.houseClock]
      Container.current.register(Hall.self, line: 7) { Hall(name: "early") }
      #expect(try Container.current.now(Hall.self).name == "early")

      let error = #expect(throws: ContainerError.self) {
        try Container.bootstrap(line: 9) { Registration(Seat.self, instance: Seat()) }
      }
      #expect(
        error?.description == """
          Hall was registered before the bootstrap, which would drop it.
            bootstrapped at UnderstudyTests/TypedKeyWithoutBootstrapTests.swift:9
            registered at UnderstudyTests/TypedKeyWithoutBootstrapTests.swift:7
            fix: register it in the bootstrap, or let the bootstrap drop it: try Container.bootstrap(replacing: true) { … }.
          """
      )
      #expect(try Container.current.now(Hall.self).name == "early")
      try Container.bootstrap(replacing: true) { Registration(Seat.self, instance: Seat()) }
      #expect(throws: ContainerError.self) { try Container.current.now(Hall.self) }
      #expect(try Container.current.now(Seat.self) == Seat())
    }
  }

  @Test func `a registration in the current container during a bootstrap is not lost silently`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let error = #expect(throws: ContainerError.self) {
        try bootstrap { _ in Container.current.register(Hall.self) { Hall(name: "astray") } }
      }
      #expect(error?.kind == .bootstrapRefused)
      #expect(error?.context.reportedKey == Key(Hall.self))
    }
  }

  @Test func `a container kept from before the bootstrap accepts no registration`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let early = Container.current
      try Container.bootstrap { Registration(Hall.self) { Hall() } }
      early.register(Seat.self, instance: Seat())
      let error = #expect(throws: ContainerError.self) { try early.now(Seat.self) }
      #expect(error?.kind == .containerFrozen)
    }
  }

  @Test func `the error for an unregistered key says that no bootstrap has run`() async {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let error = #expect(throws: ContainerError.self) { try resolveHall() }
      #expect(
        error?.description == """
          Nothing is registered for Hall.
            resolved at App/Main.swift:5
            container: the process default, which no bootstrap has set up
            fix: register it when the process starts: try Container.bootstrap { \
          Registration(Hall.self) { … } }
          """
      )
      let registered = try resolveHallIfRegistered()
      #expect(registered == nil)
    }
  }
}

// MARK: - Fixtures

/// The synchronous form, for code that stands in asynchronous context.
private func bootstrap(_ configure: (Container) throws -> Void) throws {
  try Container.bootstrap(configure: configure)
}

private func resolveHall() throws(ContainerError) -> Hall {
  try Container.current.resolve(fileID: "App/Main.swift", line: 5)
}

private func resolveHallIfRegistered() throws(ContainerError) -> String? {
  try Container.current.resolveIfRegistered(Hall.self)?.name
}

private struct Box {
  @Injected(\.houseClock) var clock
}
private final class Foyer: Sendable {
  let clock = Injected(\.houseClock)
}
extension Dependencies {
  fileprivate var foyer: Dependency<Foyer> { Dependency(default: { Foyer() }) }
}

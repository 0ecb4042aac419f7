import TestSupport
import Testing
import Understudy

@Suite struct `Resolving many` {
  let container = Container(label: "app")

  @Test(.tags(.scenario13))
  func `every name of a type is resolved in registration order, transients anew`() throws {
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    container.register(Hall.self) { Hall(name: "unnamed") }
    container.register(Seat.self, instance: Seat())
    container.register(Hall.self, name: "A", lifetime: .transient) { Hall(name: "A") }

    let first = try container.resolveAll(Hall.self)
    let second = try container.resolveAll(Hall.self)
    #expect(first.map(\.name) == ["B", "unnamed", "A"])
    #expect(first[0] === second[0])
    #expect(first[2] !== second[2])
  }

  @Test(.tags(.scenario13))
  func `a replaced name keeps its place, a removed one is added at the end`()
    throws
  {
    for name in ["A", "B", "C"] { container.register(Hall.self, name: name) { Hall(name: name) } }
    container.register(Hall.self, name: "A") { Hall(name: "A2") }
    #expect(try container.resolveAll(Hall.self).map(\.name) == ["A2", "B", "C"])

    container.unregister(Hall.self, name: "B")
    container.register(Hall.self, name: "B") { Hall(name: "B2") }
    #expect(try container.resolveAll(Hall.self).map(\.name) == ["A2", "C", "B2"])
    #expect(try container.fork().resolveAll(Hall.self).map(\.name) == ["A2", "C", "B2"])
  }

  @Test(.tags(.scenario13)) func `no registration is an empty list, and a failing one throws`()
    async throws
  {
    #expect(try all(Hall.self).isEmpty)
    container.register(Hall.self, name: "A") { Hall() }
    container.register(Hall.self, name: "B") { throw Broken() }

    let error = #expect(throws: ContainerError.self) { try all(Hall.self) }
    #expect(error?.key == .of(Hall.self, name: "B"))
    await #expect(throws: ContainerError.self) { try await container.resolveAll(Hall.self) }
  }

  @Test(.tags(.scenario13)) func `asynchronous registrations are resolved by await`() async throws {
    container.register(Hall.self, name: "A") { (_: Resolver) async throws in Hall(name: "A") }
    container.register(Hall.self, name: "B") { Hall(name: "B") }

    let error = #expect(throws: ContainerError.self) { try all(Hall.self) }
    #expect(error?.kind == .requiresAsync)
    #expect(try await container.resolveAll(Hall.self).map(\.name) == ["A", "B"])
  }

  @Test(.tags(.scenario13)) func `a factory that resolves all depends on each of them`() throws {
    container.register(Hall.self, name: "A") { Hall(name: "A") }
    container.register(Repository<Hall>.self) {
      Repository(name: try $0.resolveAll(Hall.self).map(\.name).joined())
    }
    #expect(try container.resolve(Repository<Hall>.self).name == "A")

    container.register(Hall.self, name: "A") { Hall(name: "A2") }
    #expect(try container.resolve(Repository<Hall>.self).name == "A2")
  }

  @Test func `several keys at once keep their order, and fail if one is missing`() async throws {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, instance: Seat(number: 3))
    container.register(Repository<Seat>.self) { Repository(name: "seats") }

    let (seat, hall, seats) = try three()
    #expect(seat.number == 3)
    #expect(hall.name == "Main")
    #expect(seats.name == "seats")
    let (again, _) = try await container.resolve(Hall.self, Seat.self)
    #expect(again === hall)
    await #expect(throws: ContainerError.self) {
      try await container.resolve(Hall.self, Repository<Hall>.self)
    }
  }

  @Test func `registering if absent does nothing the second time, and returns so`() throws {
    #expect(container.registerIfAbsent(Registration(Hall.self) { Hall(name: "first") }))
    #expect(!container.registerIfAbsent(Registration(Hall.self) { Hall(name: "second") }))
    #expect(try container.resolve(Hall.self).name == "first")
  }

  @Test func `exactly one of fifty concurrent calls to register if absent succeeds`() async throws {
    let winners = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { [container] in
          container.registerIfAbsent(Registration(Hall.self) { Hall(name: "\(number)") })
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
  }

  @Test func `unregistering drops the instance and its dependents`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try container.resolve(Printing.self)

    #expect(container.unregister((any Mailer).self))
    #expect(!container.unregister((any Mailer).self))
    let error = try #require(throws: ContainerError.self) { try container.resolve(Printing.self) }
    #expect(error.path == [Key(Printing.self), Key((any Mailer).self)])
  }

  @Test func `an instance built without a dependency is built anew when that is unregistered`()
    throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Repository<Seat>.self) {
      Repository(name: try $0.resolveIfRegistered((any Mailer).self)?.route ?? "none")
    }
    #expect(try container.resolve(Repository<Seat>.self).name == "smtp")
    container.unregister((any Mailer).self)
    #expect(try container.resolve(Repository<Seat>.self).name == "none")
  }

  @Test func `an instance unregistered while it is built is handed out and not stored`()
    async throws
  {
    let build = container.registerHeldHall()
    async let waiting = container.resolve(Hall.self)
    await build.started()
    container.unregister(Hall.self)
    build.end()
    _ = try await waiting
    await #expect(throws: ContainerError.self) { try await container.resolve(Hall.self) }
  }

  private func all<Value>(_ type: Value.Type) throws(ContainerError) -> [Value] {
    try container.resolveAll(type)
  }

  private func three() throws(ContainerError) -> (Seat, Hall, Repository<Seat>) {
    try container.resolve(Seat.self, Hall.self, Repository<Seat>.self)
  }
}

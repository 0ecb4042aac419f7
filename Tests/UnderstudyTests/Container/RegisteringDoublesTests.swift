import Testing
import Understudy
import UnderstudyModules

@Suite struct `Registering an instance under a protocol` {
  let container = Container()

  @Test func `both types return the one instance`() throws {
    let fake = FakeUsher()
    container.register(fake, as: (any Usher).self, name: "left")

    #expect(try container.resolve(FakeUsher.self, name: "left") === fake)
    #expect(try container.resolve((any Usher).self, name: "left") as? FakeUsher === fake)
    #expect(container.registeredKeys.count == 2)
  }

  @Test func `an existential is also found under the type of its value`() throws {
    let usher: any Usher = FakeUsher()
    container.register(usher, as: (any Usher).self)
    #expect(try container.resolve(FakeUsher.self) === usher)
  }

  @Test func `an instance under its own type is registered once`() throws {
    container.register(FakeUsher(), as: FakeUsher.self)
    #expect(container.registeredKeys == [.of(FakeUsher.self)])
  }

  @Test func `values are found under both types`() throws {
    container.register(Lamp(watts: 40), as: (any Light).self)
    #expect(try container.resolve(Lamp.self).watts == 40)
  }

  @Test func `a builder registers both types, and keeps an explicit registration of the type`()
    throws
  {
    let (fake, other) = (FakeUsher(), FakeUsher())
    container.register {
      Registration(fake, as: (any Usher).self)
      Registration(FakeUsher.self, instance: other)
    }
    #expect(try container.resolve((any Usher).self) as? FakeUsher === fake)
    #expect(try container.resolve(FakeUsher.self) === other)
  }

  @Test func `the later of two doubles of one type in a batch is found under the type`() throws {
    let (first, second) = (FakeUsher(), FakeUsher())
    container.register {
      Registration(first, as: (any Usher).self)
      Registration(second, as: (any Greeter).self)
    }
    #expect(try container.resolve((any Usher).self) as? FakeUsher === first)
    #expect(try container.resolve(FakeUsher.self) === second)
  }

  @Test func `a double that is registered if absent leaves existing registrations alone`() throws {
    let (first, second) = (FakeUsher(), FakeUsher())
    #expect(container.registerIfAbsent(Registration(first, as: (any Usher).self)))
    #expect(!container.registerIfAbsent(Registration(second, as: (any Usher).self)))
    #expect(try container.resolve(FakeUsher.self) === first)
  }

  @Test func `a module registers both types`() throws {
    let fake = FakeUsher()
    let module = Module("front of house") { _ in [Registration(fake, as: (any Usher).self)] }
    try container.configure(ModuleSet { module })
    #expect(try container.resolve(FakeUsher.self) === fake)
  }

  @Test func `a batch takes a registration and an array of registrations`() throws {
    let lamps: [any AnyRegistration] = [Registration(Lamp.self) { Lamp(watts: 60) }]
    container.register {
      Registration((any Usher).self) { FakeUsher() }
      lamps
    }
    #expect(container.registeredKeys == [.of((any Usher).self), .of(Lamp.self)])
  }
}

@Suite struct `Factories that suspend` {
  let container = Container()

  @Test func `they need no resolver in a batch, and take one elsewhere`() async throws {
    container.register((any Light).self) { _ in try await makeLamp(1) }
    container.register(Lamp.self, lifetime: .transient) { _ in try await makeLamp(2) }
    container.register {
      Registration(Lamp.self, name: "a") { try await makeLamp(3) }
      Registration(Lamp.self, name: "b", lifetime: .transient) { try await makeLamp(4) }
    }
    #expect(try await (container.resolve((any Light).self) as? Lamp)?.watts == 1)
    #expect(try await container.resolve(Lamp.self).watts == 2)
    #expect(try await container.resolve(Lamp.self, name: "a").watts == 3)
    #expect(try await container.resolve(Lamp.self, name: "b").watts == 4)
  }

  @Test func `a factory that does not suspend is synchronous`() throws {
    container.register(Lamp.self) { Lamp(watts: 5) }
    #expect(try container.resolve(Lamp.self).watts == 5)
  }

  @Test @MainActor func `a main-actor factory needs no resolver in a batch`() async throws {
    container.register(Stand.self, on: MainActor.self) { _ in Stand() }
    container.register { Registration(Stand.self, name: "b", on: MainActor.self) { Stand() } }
    #expect(try container[Stand.self] !== container[Stand.self, name: "b"])
  }
}

// MARK: - Fixtures

private protocol Usher: AnyObject, Sendable {}
private protocol Greeter: Sendable {}
private final class FakeUsher: Usher, Greeter {}
private protocol Light: Sendable {}
private struct Lamp: Light { var watts: Int }
@MainActor private final class Stand {}

private func makeLamp(_ watts: Int) async throws -> Lamp { Lamp(watts: watts) }

// snippet: what can be registered
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

protocol SewingMachine: Sendable {}
struct TreadleMachine: SewingMachine {}

final class CostumeShop: Sendable {
  let machine: any SewingMachine

  init(machine: any SewingMachine) { self.machine = machine }
}

struct Costume: Sendable {
  let colour: String
}

struct FabricStock: Sendable {
  let metres: Int

  static func count() async throws -> FabricStock { FabricStock(metres: 40) }
}

@Test func `what is registered is built when it is resolved`() async throws {
  let app = Container(label: "app")
  app.register(CostumeShop.self) { CostumeShop(machine: try $0.resolve()) }
  app.register((any SewingMachine).self) { TreadleMachine() }
  app.register(FabricStock.self) { _ in try await FabricStock.count() }
  app.register(Costume.self, name: "Hamlet", instance: Costume(colour: "black"))
  app.register(Costume.self, name: "Ophelia", lifetime: .transient) { Costume(colour: "white") }

  let shop = try await app.resolve(CostumeShop.self)
  #expect(try app[CostumeShop.self] === shop)  // a singleton, unless you say otherwise
  #expect(try await app.resolve(FabricStock.self).metres == 40)
  #expect(try await app.resolve(Costume.self, name: "Hamlet").colour == "black")
  #expect(try await app.resolveAll(Costume.self).map(\.colour) == ["black", "white"])
}
// end snippet

// snippet: lifetimes
final class Needle: Sendable {}

final class Mannequin: Sendable {}

@Test func `a lifetime says how long an instance is kept`() throws {
  let app = Container(label: "app")
  app.register(Needle.self, lifetime: .transient) { Needle() }
  app.register(Mannequin.self, lifetime: .weak) { Mannequin() }

  #expect(try app.resolve(Needle.self) !== app.resolve(Needle.self))

  let mannequin = try app.resolve(Mannequin.self)
  #expect(try app.resolve(Mannequin.self) === mannequin)  // while something holds it
}
// end snippet

// snippet: a factory that throws
struct NoWool: Error {}

struct Yarn: Sendable {}

@Test func `a factory that has thrown is tried again`() throws {
  let spinning = Stub<Void, Yarn, any Error>("spin()")
  spinning.replies(.throws(NoWool()), .returns(Yarn()))
  let app = Container(label: "app")
  app.register(Yarn.self) { try spinning.call() }

  let error = #expect(throws: ContainerError.self) { try app.resolve(Yarn.self) }
  #expect(error?.underlying is NoWool)
  _ = try app.resolve(Yarn.self)
}
// end snippet

// snippet: later and again
final class FittingRoom: Sendable {
  let mannequin: Lazy<Mannequin>
  let needles: Provider<Needle>

  init(mannequin: Lazy<Mannequin>, needles: Provider<Needle>) {
    self.mannequin = mannequin
    self.needles = needles
  }
}

struct Tailor {
  @Factory var needle: Needle
}

@Test(.container) func `a fitting room takes a new needle each time`() throws {
  let app = Container.current
  app.register(Needle.self, lifetime: .transient) { Needle() }
  app.register(Mannequin.self) { Mannequin() }
  app.register(FittingRoom.self) {
    try FittingRoom(mannequin: $0.resolve(), needles: $0.resolve())
  }

  let room = try app.resolve(FittingRoom.self)  // no mannequin is built yet
  #expect(try room.mannequin.get() === room.mannequin.get())
  #expect(try room.needles.get() !== room.needles.get())
  let tailor = Tailor()
  #expect(tailor.needle !== tailor.needle)
}
// end snippet

// snippet: children
@Test func `a touring company has its own machine`() throws {
  let house = Container(label: "house")
  house.register((any SewingMachine).self) { TreadleMachine() }
  house.register(CostumeShop.self) { CostumeShop(machine: try $0.resolve()) }

  let tour = Container(label: "tour", parent: house)
  tour.register((any SewingMachine).self) { HandMachine() }

  #expect(try tour.resolve((any SewingMachine).self) is HandMachine)
  #expect(try house.resolve((any SewingMachine).self) is TreadleMachine)
  let shop = try tour.resolve(CostumeShop.self)
  #expect(shop.machine is TreadleMachine)  // the house registered the shop, and built it
}

struct HandMachine: SewingMachine {}
// end snippet

@Suite struct `What the guide to registering says` {
  let app = Container(label: "app")

  @Test func `of the last registration`() throws {
    app.register(Costume.self) { Costume(colour: "black") }
    let costume = try app.resolve(Costume.self)
    app.register(Costume.self) { Costume(colour: "red") }
    #expect(costume.colour == "black")
    #expect(try app.resolve(Costume.self).colour == "red")
  }

  @Test func `of a container in use`() throws {
    app.register(Costume.self) { Costume(colour: "black") }
    #expect(!app.registerIfAbsent(Registration(Costume.self) { Costume(colour: "red") }))
    #expect(app.registerIfAbsent(Registration(Yarn.self) { Yarn() }))
    #expect(app.unregister(Yarn.self))
    try app.extend {
      Registration(Yarn.self) { Yarn() }
      Registration(Needle.self) { Needle() }
    }
    #expect(app.isRegistered(Needle.self))
    app.freeze()
    let error = #expect(throws: ContainerError.self) {
      try app.extend { Registration(Yarn.self) { Yarn() } }
    }
    #expect(error?.kind == .containerFrozen)
    app.fork().register(Yarn.self) { Yarn() }
  }

  @Test func `of a graph`() throws {
    app.register(Needle.self, lifetime: .graph) { Needle() }
    app.register([Needle].self, lifetime: .transient) { [try $0.resolve(), try $0.resolve()] }
    let needles = try app.resolve([Needle].self)
    #expect(needles[0] === needles[1])
    #expect(try app.resolve(Needle.self) !== needles[0])
  }

  @Test func `of an instance under two types`() throws {
    app.register(TreadleMachine(), as: (any SewingMachine).self)
    #expect(try app.resolve((any SewingMachine).self) is TreadleMachine)
    _ = try app.resolve(TreadleMachine.self)
  }

  @Test func `of a type that is only registered as itself`() throws {
    app.register(TreadleMachine.self) { TreadleMachine() }
    let error = #expect(throws: ContainerError.self) {
      try app.resolve((any SewingMachine).self)
    }
    #expect(error?.description.contains("is registered only under its own type") == true)
  }

  @Test func `of async factories and synchronous code`() async throws {
    app.register(FabricStock.self) { _ in try await FabricStock.count() }
    let error = #expect(throws: ContainerError.self) { try app[FabricStock.self] }
    #expect(error?.kind == .requiresAsync)
    _ = try await app.resolve(FabricStock.self)
    #expect(try app[FabricStock.self].metres == 40)
  }

  @Test func `of weak values`() throws {
    app.register(Costume.self, lifetime: .weak) { Costume(colour: "black") }
    let error = #expect(throws: ContainerError.self) { try app.resolve(Costume.self) }
    #expect(error?.kind == .weakUnsupported)
  }

  @Test func `of a key twice in one batch`() throws {
    let error = #expect(throws: ContainerError.self) {
      try app.extend {
        Registration(Yarn.self) { Yarn() }
        Registration(Yarn.self) { Yarn() }
      }
    }
    #expect(error?.kind == .duplicateRegistration)
  }
}

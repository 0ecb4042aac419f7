import Testing
import Understudy

@Suite struct `Types in place of keys` {
  let container = Container()

  init() {
    container.register(Bulb.self) { Bulb() }
    container.register(Wire.self) { Wire() }
    container.register(Bulb.self, name: "spare") { Bulb() }
  }

  @Test func `a reset keeps the types it is given`() throws {
    let (bulb, wire) = (try container.resolve(Bulb.self), try container.resolve(Wire.self))
    container.reset(keeping: [Bulb.self])
    #expect(try container.resolve(Bulb.self) === bulb)
    #expect(try container.resolve(Wire.self) !== wire)
  }

  @Test func `a reset keeps one type by its name`() throws {
    let bulb = try container.resolve(Bulb.self)
    let spare = try container.resolve(Bulb.self, name: "spare")
    container.reset(keeping: [.of(Bulb.self, name: "spare")])
    #expect(try container.resolve(Bulb.self, name: "spare") === spare)
    #expect(try container.resolve(Bulb.self) !== bulb)
  }

  @Test func `a reset of one type leaves the rest`() throws {
    let bulb = try container.resolve(Bulb.self)
    let wire = try container.resolve(Wire.self)
    container.reset(only: Bulb.self)
    #expect(try container.resolve(Bulb.self) !== bulb)
    #expect(try container.resolve(Wire.self) === wire)
  }

  @Test func `a reset of a named type or of several types leaves the rest`() throws {
    let bulb = try container.resolve(Bulb.self)
    let spare = try container.resolve(Bulb.self, name: "spare")
    container.reset(only: Bulb.self, name: "spare")
    #expect(try container.resolve(Bulb.self) === bulb)
    #expect(try container.resolve(Bulb.self, name: "spare") !== spare)
    container.reset(only: [Bulb.self, Wire.self])
    #expect(try container.resolve(Bulb.self) !== bulb)
  }

  @Test func `an empty list drops nothing, or keeps nothing`() {
    container.reset(keeping: [])
    container.reset(only: [])
    #expect(container.registeredKeys.count == 3)
  }

  @Test func `a type is unregistered and asked about by name`() {
    #expect(container.isRegistered(Bulb.self, name: "spare"))
    #expect(container.unregister(Bulb.self, name: "spare"))
    #expect(!container.isRegistered(Bulb.self, name: "spare"))
    #expect(container.isRegistered(Bulb.self))
  }
}

private final class Bulb: Sendable {}
private final class Wire: Sendable {}

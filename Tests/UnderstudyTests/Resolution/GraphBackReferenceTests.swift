import TestSupport
import Testing
import Understudy

/// A conductor holds his orchestra, which looks back at him.
@Suite struct `Back references in a graph` {
  let container = Container(label: "app")

  @Test func `through a lazy return the graph's own instance`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let (first, second) = (try conductor(), try conductor())
    #expect(try first.orchestra.conductor === first)
    #expect(try second.orchestra.conductor === second)
    #expect(first !== second)
  }

  @Test func `through an injection return the graph's own instance`() throws {
    registerOrchestra { _ in Orchestra(back: .injected(Injected())) }
    let conductor = try conductor()
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test func `return the graph's own instance by await`() async throws {
    container.register(Conductor.self, lifetime: .graph) { (resolver: Resolver) async throws in
      Conductor(try await resolver.resolve())
    }
    container.register(Orchestra.self, lifetime: .graph) {
      Orchestra(back: .lazy(try $0.resolve()))
    }
    let conductor = try await container.resolve(Conductor.self)
    #expect(try await conductor.orchestra.laterConductor === conductor)
  }

  @Test func `return instances built beside or below, whatever the outermost one is`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    container.register(Evening.self, lifetime: .transient) {
      Evening(orchestra: try $0.resolve(), conductor: try $0.resolve())
    }
    let evening = try container.resolve(Evening.self)
    #expect(evening.conductor.orchestra === evening.orchestra)
    #expect(try evening.orchestra.conductor === evening.conductor)
  }

  @Test func `return in a child the instances of a parent's factories`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let child = Container(label: "child", parent: container)
    let conductor = try child.resolve(Conductor.self)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test func `return the instances of an injection's first read`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let injected = withContainer(container) { Injected<Conductor>() }
    let conductor = try injected()
    #expect(try injected() === conductor)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test(arguments: [true, false])
  func `keep nobody alive`(isLazy: Bool) throws {
    weak var conductor: Conductor?
    weak var orchestra: Orchestra?
    registerOrchestra {
      Orchestra(back: isLazy ? .lazy(try $0.resolve()) : .injected(Injected()))
    }
    do {
      let made = try self.conductor()
      #expect(try made.orchestra.conductor === made)
      (conductor, orchestra) = (made, made.orchestra)
    }
    #expect(conductor == nil)
    #expect(orchestra == nil)
  }

  @Test func `return another instance once nobody holds that one, and keep it`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let orchestra = try conductor().orchestra
    let other = try orchestra.conductor
    #expect(other.orchestra !== orchestra)
    #expect(try orchestra.conductor === other)
  }

  @Test func `return the current registration's instance`() throws {
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let conductor = try conductor()
    let orchestra = try container.resolve(Orchestra.self)
    let guest = Conductor(orchestra)
    container.register(Conductor.self, instance: guest)
    #expect(try conductor.orchestra.conductor === guest)
  }

  @Test(arguments: [true, false], [true, false])
  func `keep returning what they have read when the container ends`(
    isLazy: Bool,
    closes: Bool
  ) async throws {
    var container: Container? = Container(label: "house")
    container?.register(Conductor.self, lifetime: .graph) { Conductor(try $0.resolve()) }
    container?.register(Orchestra.self, lifetime: .graph) {
      Orchestra(back: isLazy ? .lazy(try $0.resolve()) : .injected(Injected()))
    }
    container?.register(Playhouse.self) { Playhouse(conductor: try $0.resolve()) }
    let conductor = try #require(try container?.now(Playhouse.self)).conductor
    #expect(try conductor.orchestra.conductor === conductor)
    if closes { await container?.close() } else { container = nil }
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test(arguments: [true, false])
  func `return instances of their own graph when first read within another resolve`(isLazy: Bool)
    throws
  {
    registerOrchestra {
      Orchestra(back: isLazy ? .lazy(try $0.resolve()) : .injected(Injected()))
    }
    let conductor = try conductor()
    container.register(Desk.self, lifetime: .transient) { _ in
      _ = try conductor.orchestra.conductor
      return Desk()
    }
    _ = try container.resolve(Desk.self)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test(arguments: [true, false])
  func `return new instances after a reset, read before or not`(wasRead: Bool) throws {
    registerOrchestra { _ in Orchestra(back: .injected(Injected())) }
    let conductor = try conductor()
    if wasRead { #expect(try conductor.orchestra.conductor === conductor) }
    container.reset()
    #expect(try conductor.orchestra.conductor !== conductor)
  }

  /// What the graph lends is not kept alive by whoever looks back; this was read before it lent it.
  @Test(arguments: [nil, false, true])
  func `read within the resolve keep their instances, also after a change`(closes: Bool?)
    async throws
  {
    var house: Container? = Container(label: "house")
    house?.register(Lamp.self, lifetime: .graph) { Lamp(desk: nil) }
    house?.register(Stand.self, lifetime: .graph) { _ in
      let lamp = Injected<Lamp>()
      _ = try lamp()
      return Stand(lamp: lamp)
    }
    house?.register(Shelter.self) { Shelter(stand: try $0.resolve()) }
    let stand = try #require(try house?.now(Shelter.self)).stand
    weak let lamp = try stand.lamp()
    #expect(lamp != nil)
    house?.register(Seat.self) { Seat() }
    #expect(try stand.lamp() === lamp)
    #expect(lamp != nil)
    switch closes {
    case true?: await house?.close()
    case false?: house = nil
    case nil: break
    }
    let kept = lamp
    #expect(kept != nil)
    #expect(try stand.lamp() === kept)
  }

  @Test func `through a provider or a factory are another graph each time`() throws {
    registerOrchestra { Orchestra(back: .provider(try $0.resolve())) }
    let conductor = try conductor()
    let other = try conductor.orchestra.conductor
    #expect(other !== conductor)
    #expect(try conductor.orchestra.conductor !== other)
  }

  @Test func `return new instances after a reset, even if another container was read before`()
    throws
  {
    // Resets are counted for each container.
    container.register(Hall.self) { Hall() }
    for _ in 0..<5 { container.reset() }
    container.register(Lectern.self, lifetime: .graph) { Lectern(back: try $0.resolve()) }
    let child = Container(label: "child", parent: container)
    child.register(Conductor.self, lifetime: .graph) {
      _ = try $0.resolve(Lectern.self)
      return Conductor(try $0.resolve())
    }
    child.register(Orchestra.self, lifetime: .graph) {
      Orchestra(back: .lazy(try $0.resolve()))
    }
    let conductor = try child.resolve(Conductor.self)
    child.reset()
    #expect(try conductor.orchestra.conductor !== conductor)
  }

  @Test func `to a container's own instances are still a cycle`() {
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(Lamp.self)) }
    }
    container.register(Lamp.self) { Lamp(desk: try $0.resolve(Desk.self)) }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Desk.self) }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `from factory to factory are a cycle, with the exact path`() {
    container.register(Desk.self, lifetime: .graph) {
      _ = try $0.resolve(Lamp.self)
      return Desk()
    }
    container.register(Lamp.self, lifetime: .graph) { Lamp(desk: try $0.resolve(Desk.self)) }
    let error = #expect(throws: ContainerError.self) { try container.resolve(Desk.self) }
    #expect(error?.kind == .circularDependency)
    #expect(error?.context.chain == [Key(Desk.self), Key(Lamp.self), Key(Desk.self)])
  }

  private func registerOrchestra(_ make: @escaping @Sendable (Resolver) throws -> Orchestra) {
    container.register(Conductor.self, lifetime: .graph) { Conductor(try $0.resolve()) }
    container.register(Orchestra.self, lifetime: .graph) { try make($0) }
  }

  private func conductor() throws -> Conductor { try container.resolve() }
}

// MARK: - Fixtures

private final class Playhouse: Sendable {
  let conductor: Conductor
  init(conductor: Conductor) { self.conductor = conductor }
}

private final class Stand: Sendable {
  let lamp: Injected<Lamp>
  init(lamp: Injected<Lamp>) { self.lamp = lamp }
}

private final class Shelter: Sendable {
  let stand: Stand
  init(stand: Stand) { self.stand = stand }
}

private struct Evening {
  let orchestra: Orchestra
  let conductor: Conductor
}

private final class Desk: Sendable {
  let lamp = Late<Lamp>()
  let back = Late<Lazy<Desk>>()
  let injected = Late<Injected<Desk>>()
}

private final class Lectern: Sendable {
  let back: Lazy<Lectern>
  init(back: Lazy<Lectern>) { self.back = back }
}

private final class Lamp: Sendable {
  weak let desk: Desk?
  init(desk: Desk?) { self.desk = desk }
}

private final class Late<Value: Sendable>: Sendable {
  private let value = Lock<Value?>(nil)
  func set(_ new: Value) { value.withLock { $0 = new } }
  func get() -> Value? { value.withLock { $0 } }
}

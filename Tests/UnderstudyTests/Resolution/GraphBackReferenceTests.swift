import TestSupport
import Testing
import Understudy

/// A conductor holds his orchestra, which looks back at him.
@Suite struct `Back references in a graph` {
  let container = Container(label: "app")

  @Test func `through a lazy return the graph's own instance`() throws {
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let (first, second) = (try conductor(), try conductor())
    #expect(try first.orchestra.conductor === first)
    #expect(try second.orchestra.conductor === second)
    #expect(first !== second)
  }

  @Test func `through an injection return the graph's own instance`() throws {
    container.registerOrchestra { _ in Orchestra(back: .injected(Injected())) }
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
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    container.register(Gala.self, lifetime: .transient) {
      Gala(orchestra: try $0.resolve(), conductor: try $0.resolve())
    }
    let evening = try container.resolve(Gala.self)
    #expect(evening.conductor.orchestra === evening.orchestra)
    #expect(try evening.orchestra.conductor === evening.conductor)
  }

  @Test func `return in a child the instances of a parent's factories`() throws {
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let child = Container(label: "child", parent: container)
    let conductor = try child.resolve(Conductor.self)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test func `return the instances of an injection's first read`() throws {
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let injected = withContainer(container) { Injected<Conductor>() }
    let conductor = try injected()
    #expect(try injected() === conductor)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test(arguments: [true, false])
  func `keep nobody alive`(isLazy: Bool) throws {
    weak var conductor: Conductor?
    weak var orchestra: Orchestra?
    container.registerOrchestra {
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
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    let orchestra = try conductor().orchestra
    let other = try orchestra.conductor
    #expect(other.orchestra !== orchestra)
    #expect(try orchestra.conductor === other)
  }

  @Test func `return the current registration's instance`() throws {
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
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
    container.registerOrchestra {
      Orchestra(back: isLazy ? .lazy(try $0.resolve()) : .injected(Injected()))
    }
    let conductor = try conductor()
    container.register(ScoreDesk.self, lifetime: .transient) { _ in
      _ = try conductor.orchestra.conductor
      return ScoreDesk()
    }
    _ = try container.resolve(ScoreDesk.self)
    #expect(try conductor.orchestra.conductor === conductor)
  }

  @Test(arguments: [true, false])
  func `return new instances after a reset, read before or not`(wasRead: Bool) throws {
    container.registerOrchestra { _ in Orchestra(back: .injected(Injected())) }
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
    house?.register(DeskLamp.self, lifetime: .graph) { DeskLamp(desk: nil) }
    house?.register(Stand.self, lifetime: .graph) { _ in
      let lamp = Injected<DeskLamp>()
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
    container.registerOrchestra { Orchestra(back: .provider(try $0.resolve())) }
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
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(DeskLamp.self)) }
    }
    container.register(DeskLamp.self) { DeskLamp(desk: try $0.resolve(ScoreDesk.self)) }
    let error = #expect(throws: ContainerError.self) { try container.resolve(ScoreDesk.self) }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `from factory to factory are a cycle, with the exact path`() {
    container.register(ScoreDesk.self, lifetime: .graph) {
      _ = try $0.resolve(DeskLamp.self)
      return ScoreDesk()
    }
    container.register(DeskLamp.self, lifetime: .graph) {
      DeskLamp(desk: try $0.resolve(ScoreDesk.self))
    }
    let error = #expect(throws: ContainerError.self) { try container.resolve(ScoreDesk.self) }
    #expect(error?.kind == .circularDependency)
    #expect(error?.context.chain == [Key(ScoreDesk.self), Key(DeskLamp.self), Key(ScoreDesk.self)])
  }

  private func conductor() throws -> Conductor { try container.resolve() }
}

// MARK: - Fixtures

private final class Playhouse: Sendable {
  let conductor: Conductor
  init(conductor: Conductor) { self.conductor = conductor }
}

private final class Stand: Sendable {
  let lamp: Injected<DeskLamp>
  init(lamp: Injected<DeskLamp>) { self.lamp = lamp }
}

private final class Shelter: Sendable {
  let stand: Stand
  init(stand: Stand) { self.stand = stand }
}

private final class Lectern: Sendable {
  let back: Lazy<Lectern>
  init(back: Lazy<Lectern>) { self.back = back }
}

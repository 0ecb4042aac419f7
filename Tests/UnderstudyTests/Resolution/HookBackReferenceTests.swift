import TestSupport
import Testing
import Understudy

/// A hook builds what looks back at the instance that the hook is for.
@Suite struct `Back references of hooks` {
  let container = Container(label: "app")

  @Test func `through a hook return the instance that the hook is for`() throws {
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(DeskLamp.self)) }
    }
    container.register(DeskLamp.self, lifetime: .graph) {
      DeskLamp(desk: try $0.resolve(ScoreDesk.self))
    }
    let desk = try container.resolve(ScoreDesk.self)
    #expect(desk.lamp.get()?.desk === desk)
  }

  @Test(arguments: [true, false])
  func `through two hooks return each other's instance`(isAsynchronous: Bool) async throws {
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(DeskLamp.self)) }
    }
    let found = Recorder<ScoreDesk>()
    container.register {
      Registration(DeskLamp.self, lifetime: .graph) { DeskLamp(desk: nil) }
        .onBuild { resolver, _ in found.add(try resolver.resolve()) }
    }
    let desk =
      isAsynchronous
      ? try await container.resolve(ScoreDesk.self) : try container.now(ScoreDesk.self)
    #expect(found.all.map(ObjectIdentifier.init) == [ObjectIdentifier(desk)])
    let lamp = try container.now(DeskLamp.self)
    #expect(found.all.count == 2)
    #expect(found.all.last?.lamp.get() === lamp)
  }

  @Test func `through a lazy that a hook reads keep nobody alive`() throws {
    weak var desk: ScoreDesk?
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { resolver, desk in
          let back = try resolver.resolve(Lazy<ScoreDesk>.self)
          #expect(try back.get() === desk)
          desk.back.set(back)
        }
    }
    do { desk = try container.resolve(ScoreDesk.self) }
    #expect(desk == nil)
  }

  @Test(arguments: [true, false])
  func `through an injection that a hook reads keep nobody alive, read again or not`(
    isReadAgain: Bool
  ) throws {
    weak var desk: ScoreDesk?
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { _, desk in
          let back = Injected<ScoreDesk>()
          let found = try back()
          #expect(found === desk)
          desk.injected.set(back)
        }
        .onBuild { _, desk in
          let back = try desk.injected.get()?()
          #expect(back === desk)
        }
    }
    do {
      let made = try container.resolve(ScoreDesk.self)
      desk = made
      if isReadAgain {
        #expect(try made.injected.get()?() === made)
        #expect(try made.injected.get()?() === made)
      }
    }
    #expect(desk == nil)
  }

  @Test func `through an injection that a hook reads follow the dependencies of the instance`()
    throws
  {
    container.register(Hall.self) { Hall(name: "old") }
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) {
        _ = try $0.resolve(Hall.self)
        return ScoreDesk()
      }
      .onBuild { _, desk in
        let back = Injected<ScoreDesk>()
        _ = try back()
        desk.injected.set(back)
      }
    }
    let desk = try container.resolve(ScoreDesk.self)
    #expect(try desk.injected.get()?() === desk)
    container.register(Hall.self) { Hall(name: "new") }
    #expect(try desk.injected.get()?() !== desk)
  }

  @Test func `to a build that a hook has failed return nothing of it`() throws {
    let runs = Counter()
    container.register {
      Registration(ScoreDesk.self, lifetime: .graph) { ScoreDesk() }
        .onBuild { _, _ in if runs.add() == 1 { throw Broken() } }
    }
    container.register(Gala.self, lifetime: .transient) {
      #expect(throws: ContainerError.self) { [resolver = $0] in try resolver.resolve(ScoreDesk.self)
      }
      _ = try $0.resolve(ScoreDesk.self)
      return Gala(orchestra: try $0.resolve(), conductor: try $0.resolve())
    }
    container.registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    _ = try container.resolve(Gala.self)
    #expect(runs.count == 2)
  }
}

import TestSupport
import Testing
import Understudy

/// A hook builds what looks back at the instance that the hook is for.
@Suite struct `Back references of hooks` {
  let container = Container(label: "app")

  @Test func `through a hook return the instance that the hook is for`() throws {
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(Lamp.self)) }
    }
    container.register(Lamp.self, lifetime: .graph) { Lamp(desk: try $0.resolve(Desk.self)) }
    let desk = try container.resolve(Desk.self)
    #expect(desk.lamp.get()?.desk === desk)
  }

  @Test(arguments: [true, false])
  func `through two hooks return each other's instance`(isAsynchronous: Bool) async throws {
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { resolver, desk in desk.lamp.set(try resolver.resolve(Lamp.self)) }
    }
    let found = Recorder<Desk>()
    container.register {
      Registration(Lamp.self, lifetime: .graph) { Lamp(desk: nil) }
        .onBuild { resolver, _ in found.add(try resolver.resolve()) }
    }
    let desk =
      isAsynchronous
      ? try await container.resolve(Desk.self) : try container.now(Desk.self)
    #expect(found.all.map(ObjectIdentifier.init) == [ObjectIdentifier(desk)])
    let lamp = try container.now(Lamp.self)
    #expect(found.all.count == 2)
    #expect(found.all.last?.lamp.get() === lamp)
  }

  @Test func `through a lazy that a hook reads keep nobody alive`() throws {
    weak var desk: Desk?
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { resolver, desk in
          let back = try resolver.resolve(Lazy<Desk>.self)
          #expect(try back.get() === desk)
          desk.back.set(back)
        }
    }
    do { desk = try container.resolve(Desk.self) }
    #expect(desk == nil)
  }

  @Test(arguments: [true, false])
  func `through an injection that a hook reads keep nobody alive, read again or not`(
    isReadAgain: Bool
  ) throws {
    weak var desk: Desk?
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { _, desk in
          let back = Injected<Desk>()
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
      let made = try container.resolve(Desk.self)
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
      Registration(Desk.self, lifetime: .graph) {
        _ = try $0.resolve(Hall.self)
        return Desk()
      }
      .onBuild { _, desk in
        let back = Injected<Desk>()
        _ = try back()
        desk.injected.set(back)
      }
    }
    let desk = try container.resolve(Desk.self)
    #expect(try desk.injected.get()?() === desk)
    container.register(Hall.self) { Hall(name: "new") }
    #expect(try desk.injected.get()?() !== desk)
  }

  @Test func `to a build that a hook has failed return nothing of it`() throws {
    let runs = Counter()
    container.register {
      Registration(Desk.self, lifetime: .graph) { Desk() }
        .onBuild { _, _ in if runs.add() == 1 { throw Broken() } }
    }
    container.register(Evening.self, lifetime: .transient) {
      #expect(throws: ContainerError.self) { [resolver = $0] in try resolver.resolve(Desk.self) }
      _ = try $0.resolve(Desk.self)
      return Evening(orchestra: try $0.resolve(), conductor: try $0.resolve())
    }
    registerOrchestra { Orchestra(back: .lazy(try $0.resolve())) }
    _ = try container.resolve(Evening.self)
    #expect(runs.count == 2)
  }

  private func registerOrchestra(_ make: @escaping @Sendable (Resolver) throws -> Orchestra) {
    container.register(Conductor.self, lifetime: .graph) { Conductor(try $0.resolve()) }
    container.register(Orchestra.self, lifetime: .graph) { try make($0) }
  }

  private func conductor() throws -> Conductor { try container.resolve() }
}

// MARK: - Fixtures

private struct Evening {
  let orchestra: Orchestra
  let conductor: Conductor
}

private final class Desk: Sendable {
  let lamp = Late<Lamp>()
  let back = Late<Lazy<Desk>>()
  let injected = Late<Injected<Desk>>()
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

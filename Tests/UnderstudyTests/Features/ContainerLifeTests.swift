import TestSupport
import Testing
import Understudy

/// Lifetimes, hooks, children and names, from the first registration to closing.
@Suite struct `The life of a container` {
  let container = Container(label: "app")

  @Test(.tags(.rowC6)) func `a hook after the build wires what an initializer cannot`() throws {
    container.register(Hall.self) { Hall(name: "wired") }
    container.register {
      Registration(Bell.self) { Bell() }
        .onBuild { $1.rings.add(try $0.resolve(Hall.self).name) }
    }
    #expect(try container.resolve(Bell.self).rings.all == ["wired"])
    #expect(try container.resolve(Bell.self).rings.all == ["wired"])
  }

  @Test(.tags(.rowC7)) func `the innermost container is current`() throws {
    container.register(Hall.self) { Hall(name: "outer") }
    func name() throws -> String { try Container.current.resolve(Hall.self).name }
    try withContainer(container) {
      #expect(Container.current === container)
      let inner = try withContainer {
        $0.register(Hall.self) { Hall(name: "inner") }
      } operation: {
        try name()
      }
      let outer = try name()
      #expect((inner, outer) == ("inner", "outer"))
    }
  }

  @Test(.tags(.rowC7))
  func `a bootstrap sets the process default as a whole, once, and it can be extended`()
    async
  {
    await #expect(processExitsWith: .success) {
      useProcessDefault()
      let broken = Registration(Hall.self) { Hall() }
      #expect(throws: ContainerError.self) {
        try Container.bootstrap {
          broken
          broken
        }
      }
      let app = try Container.bootstrap { Registration(Hall.self) { Hall(name: "app") } }
      #expect(Container.current === app)
      #expect(throws: ContainerError.self) { try Container.bootstrap { broken } }
      try Container.current.extend { Registration(Seat.self, instance: Seat(number: 2)) }
      #expect(try app.resolve(Hall.self).name == "app")
      #expect(try app.resolve(Seat.self).number == 2)
    }
  }

  @Test(.tags(.rowC8))
  func `a child falls back to its parent, shadows it and leaks nothing upward`() throws {
    container.register(Hall.self) { Hall(name: "parent") }
    let child = Container(label: "child", parent: container)
    #expect(try child.resolve(Hall.self) === container.resolve(Hall.self))
    child.register(Hall.self) { Hall(name: "child") }
    child.register(Seat.self, instance: Seat())
    #expect(try child.resolve(Hall.self).name == "child")
    #expect(try container.resolve(Hall.self).name == "parent")
    #expect(try container.resolveIfRegistered(Seat.self) == nil)
  }

  @Test(.tags(.rowC10))
  func `a typed key has a default, and a test value in the container of a test`() throws {
    #expect(try container[\.gong].rings.all == ["default"])
    let test = Container(label: "test", rules: nil, host: IssueCollector())
    #expect(try test[\.gong].rings.all == ["test"])
    container.register(Bell.self, instance: Bell("registered"))
    #expect(try container[\.gong].rings.all == ["registered"])
  }

  // MARK: - Lifetimes and names

  @Test(.tags(.rowL1))
  func `a singleton is one instance, a transient many, a weak one lives while it is held`() throws {
    container.register(Bell.self) { Bell() }
    container.register(Bell.self, name: "transient", lifetime: .transient) { Bell() }
    container.register(Bell.self, name: "weak", lifetime: .weak) { Bell() }
    #expect(try container.resolve(Bell.self) === container.resolve(Bell.self))
    #expect(try bell("transient") !== bell("transient"))
    var held: Bell? = try bell("weak")
    #expect(try bell("weak") === held)
    weak let gone = held
    held = nil
    #expect(gone == nil)
  }

  @Test(.tags(.rowL1)) func `a graph instance is shared within one resolve (.graph)`() throws {
    container.register(Bell.self, lifetime: .graph) { Bell() }
    container.register(Tower.self, lifetime: .transient) {
      Tower(left: try $0.resolve(), right: try $0.resolve())
    }
    let (first, second) = (try container.resolve(Tower.self), try container.resolve(Tower.self))
    #expect(first.left === first.right)
    #expect(first.left !== second.left)
  }

  @Test(.tags(.rowL2)) func `a pool lends at most its maximum, and resets between two leases`()
    async throws
  {
    container.register {
      Registration(pooling: Bell.self, maximum: 1) { _ in
        Bell()
      } reset: {
        $0.rings.add("reset")
      }
    }
    let pool: Pool<Bell> = try await container.resolve()
    let lease = try await pool.borrow()
    let next = Task.immediate { try await pool.withBorrowed { $0.rings.all } }
    #expect(pool.statistics.waiting == 1)
    lease.end()
    #expect(try await next.value == ["reset"])
    #expect(pool.statistics.everMade == 1)
  }

  @Test(.tags(.rowL3)) func `clean-up hooks run in reverse order on close, and may suspend`()
    async throws
  {
    let log = Recorder<String>()
    container.register {
      for name in ["A", "B"] {
        Registration(Hall.self, name: name) { Hall(name: name) }
          .onClose(within: .ample) { hall in
            await Task.yield()
            log.add(hall.name)
          }
      }
    }
    for name in ["A", "B"] { _ = try await container.resolve(Hall.self, name: name) }
    await container.close()
    #expect(log.all == ["B", "A"])
  }

  @Test(.tags(.rowL3)) func `a clean-up hook that exceeds its limit does not hold up the others`()
    async throws
  {
    let host = IssueCollector()
    let container = Container(label: "app", rules: nil, host: host)
    let gate = Latch()
    container.register {
      Registration(Hall.self) { Hall() }.onClose(within: .zero) { _ in await gate.wait() }
    }
    _ = try await container.resolve(Hall.self)
    await container.close()
    #expect(host.issues.count == 1)
    gate.open()
  }

  @Test(.tags(.rowN1)) func `names tell registrations apart, for every operation`() throws {
    container.register {
      for name in ["A", "B"] { Registration(Bell.self, name: name) { Bell(name) } }
    }
    container.register(Bell.self, name: "C", instance: Bell("C"))
    let injected = withContainer(container) { Injected<Bell>(name: "B") }
    #expect(try injected().rings.all == ["B"])
    let (a, b) = (try bell("A"), try bell("B"))
    container.reset(keeping: [.of(Bell.self, name: "A")])
    #expect(try bell("A") === a)
    #expect(try bell("B") !== b)
    container.unregister(Bell.self, name: "A")
    #expect(try container.resolveAll(Bell.self).map { $0.rings.all[0] } == ["B", "C"])
  }

  @Test(.tags(.rowN1)) func `a wrong name lists the existing names`() throws {
    for name in ["left", "right"] { container.register(Bell.self, name: name) { Bell() } }
    let error = try #require(throws: ContainerError.self) { try bell("middle") }
    #expect(error.description.contains("names registered for this type: left, right"))
  }

  private func bell(_ name: String) throws -> Bell { try container.resolve(name: name) }
}

// MARK: - Fixtures

private final class Bell: Sendable {
  let rings = Recorder<String>()
  init(_ first: String? = nil) { first.map(rings.add) }
}
private struct Tower {
  let left: Bell
  let right: Bell
}

extension Dependencies {
  fileprivate var gong: Dependency<Bell> {
    Dependency(live: { Bell("default") }, test: { Bell("test") })
  }
}

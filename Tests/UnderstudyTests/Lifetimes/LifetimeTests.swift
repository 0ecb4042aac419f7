import TestSupport
import Testing
import Understudy

@Suite struct `Weak instances` {
  let container = Container(label: "app")
  let builds = Counter()

  @Test(.tags(.scenario3))
  func `a weak instance is shared while held, then freed, then built anew`() throws {
    container.register(Hall.self, lifetime: .weak) { [builds] in
      builds.add()
      return Hall()
    }
    weak var seen: Hall?
    do {
      let hall = try container.resolve(Hall.self)
      seen = hall
      #expect(try container.resolve(Hall.self) === hall)
    }
    #expect(seen == nil)
    _ = try container.resolve(Hall.self)
    #expect(builds.count == 2)
  }

  @Test(.tags(.scenario3))
  func `a weak instance behind a class-bound or any protocol is shared while held`() throws {
    container.register((any Room).self, lifetime: .weak) { Chamber() }
    container.register((any Mailer).self, lifetime: .weak) { ClassMailer() }
    let room = try container.resolve((any Room).self)
    let mailer = try container.resolve((any Mailer).self)
    #expect(try container.resolve((any Room).self) === room)
    #expect(try container.resolve((any Mailer).self) as? ClassMailer === mailer as? ClassMailer)
  }

  @Test(.tags(.scenario3))
  func `a weak instance behind a class-bound protocol is freed and built anew`() async throws {
    container.register((any Room).self, lifetime: .weak) { [builds] in
      builds.add()
      return Chamber()
    }
    for count in 1...3 {
      weak var seen: (any Room)?
      do {
        let room = try await container.resolve((any Room).self)
        seen = room
        #expect(try container.now((any Room).self) === room)
      }
      #expect(seen == nil)
      #expect(builds.count == count)
    }
  }

  @Test(.tags(.scenario3)) func `a weak value type throws, and its registration may be fixed`()
    throws
  {
    container.register((any Mailer).self, lifetime: .weak) { SMTPMailer(host: "struct") }
    let error = #expect(throws: ContainerError.self) { try container.resolve((any Mailer).self) }
    #expect(error?.kind == .weakUnsupported)

    container.register((any Mailer).self, lifetime: .weak) { ClassMailer() }
    _ = try container.resolve((any Mailer).self)
  }

  @Test func `a reset forgets a weak instance, and its holders keep it`() throws {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    let held = try container.resolve(Hall.self)
    container.reset()

    #expect(held.name == "Main")
    #expect(try container.resolve(Hall.self) !== held)
  }

  @Test func `a snapshot holds an instance weakly`() throws {
    container.register(Hall.self, lifetime: .weak) { Hall() }
    var held: Hall? = try container.resolve(Hall.self)
    weak let seen = held
    let before = container.snapshot()
    container.reset()
    try container.restore(before)
    #expect(try container.resolve(Hall.self) === held)

    held = nil
    #expect(seen == nil)
    withExtendedLifetime(before) {}
  }

  @Test func `a weak instance is dropped with its dependencies`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register(Printing.self, lifetime: .weak) { try Printing(mailer: $0.resolve()) }
    let held = try container.resolve(Printing.self)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }

    #expect(held.mailer.route == "old")
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `eight threads at once share a weak instance, or one after it was freed`() {
    for _ in 0..<300 {
      let container = Container()
      container.register(Hall.self, lifetime: .weak) { Hall() }
      let halls = Recorder<Hall>()
      onThreads(8) { _ in if let hall = try? container.resolve(Hall.self) { halls.add(hall) } }
      #expect(halls.all.count == 8)
      #expect(Set(halls.all.map(ObjectIdentifier.init)).count == 1)
    }
  }

  @Test func `a weak asynchronous instance is shared too`() async throws {
    container.register(Hall.self, lifetime: .weak) { (_: Resolver) async throws in Hall() }
    async let first = container.resolve(Hall.self)
    async let second = container.resolve(Hall.self)
    let halls = try await [first, second]
    #expect(try await container.resolve(Hall.self) === halls[1])
  }
}

@Suite struct `Graph instances` {
  let container = Container(label: "app")

  @Test func `a graph instance is one within an outermost resolve, another in the next`() throws {
    container.register(Hall.self, lifetime: .graph) { Hall() }
    register()

    let first = try container.resolve(Tour.self)
    let second = try container.resolve(Tour.self)
    #expect(first.left === first.right)
    #expect(second.left === second.right)
    #expect(first.left !== second.left)
  }

  @Test func `a graph instance that is resolved by itself is new each time`() throws {
    container.register(Hall.self, lifetime: .graph) { Hall() }

    #expect(try container.resolve(Hall.self) !== container.resolve(Hall.self))
  }

  @Test(arguments: [Lifetime<Hall>.graph, .singleton, .transient])
  func `a cycle that begins and ends with a graph instance runs its factory once`(
    other: Lifetime<Hall>
  ) throws {
    let runs = Counter()
    container.register(Theatre.self, lifetime: .graph) {
      runs.add()
      return Theatre(office: try $0.resolve())
    }
    container.register(Office.self, lifetime: .graph) {
      _ = try $0.resolve(Hall.self)
      return Office(printing: Printing(mailer: SMTPMailer(host: "none")))
    }
    container.register(Hall.self, lifetime: other) {
      _ = try $0.resolve(Theatre.self)
      return Hall()
    }

    let error = #expect(throws: ContainerError.self) { try container.resolve(Theatre.self) }
    #expect(error?.kind == .circularDependency)
    #expect(
      error?.path == [Key(Theatre.self), Key(Office.self), Key(Hall.self), Key(Theatre.self)]
    )
    #expect(runs.count == 1)
  }

  @Test func `branches that run at once share a graph instance`() async throws {
    container.waitTimeout = .ample
    let builds = Counter()
    container.register(Hall.self, lifetime: .graph) { (_: Resolver) async throws in
      builds.add()
      await Task.yield()
      return Hall()
    }
    container.register(Tour.self, lifetime: .transient) { (resolver: Resolver) async throws in
      async let left = resolver.resolve(Hall.self)
      async let right = resolver.resolve(Hall.self)
      return Tour(left: try await left, right: try await right)
    }
    for _ in 0..<50 {
      let tour = try await container.resolve(Tour.self)
      #expect(tour.left === tour.right)
    }
    #expect(builds.count == 50)
  }

  @Test func `a graph instance that fails is tried again by the next resolve of the same graph`()
    throws
  {
    let attempts = Counter()
    container.register(Hall.self, lifetime: .graph) {
      if attempts.add() == 1 { throw Broken() }
      return Hall()
    }
    container.register(Tour.self, lifetime: .transient) {
      let left = (try? $0.resolve(Hall.self)) ?? Hall(name: "spare")
      return Tour(left: left, right: try $0.resolve())
    }
    let tour = try container.resolve(Tour.self)
    #expect(tour.left.name == "spare")
    #expect(tour.right.name == "Main")
  }

  @Test func `a cycle of graph instances is found`() {
    container.register(Hall.self, lifetime: .graph) { try $0.resolve(Hall.self) }

    let error = #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `an instance built with a graph instance is dropped when that is registered again`()
    throws
  {
    container.register(Hall.self, lifetime: .graph) { Hall(name: "old") }
    container.register(Theatrical.self) { Theatrical(hall: try $0.resolve()) }
    #expect(try container.resolve(Theatrical.self).hall.name == "old")

    container.register(Hall.self, lifetime: .graph) { Hall(name: "new") }
    #expect(try container.resolve(Theatrical.self).hall.name == "new")
  }

  private func register() {
    for name in ["left", "right"] {
      container.register(Theatrical.self, name: name, lifetime: .transient) {
        Theatrical(hall: try $0.resolve())
      }
    }
    container.register(Tour.self, lifetime: .transient) {
      Tour(
        left: try $0.resolve(Theatrical.self, name: "left").hall,
        right: try $0.resolve(Theatrical.self, name: "right").hall
      )
    }
  }
}

// MARK: - Fixtures

private protocol Room: AnyObject, Sendable {}
private final class Chamber: Room {}
private final class ClassMailer: Mailer { let route = "class" }
private final class Theatrical: Sendable {
  let hall: Hall
  init(hall: Hall) { self.hall = hall }
}
private struct Tour: Sendable {
  let left: Hall
  let right: Hall
}

import TestSupport
import Testing
import Understudy

@Suite struct `Children` {
  let parent = Container(label: "parent")
  let child: Container

  init() { child = Container(label: "child", parent: parent) }

  @Test(.tags(.scenario14)) func `a child falls back to its parent and shares its instance`() throws
  {
    parent.register(Hall.self) { Hall() }

    #expect(try child.resolve(Hall.self) === parent.resolve(Hall.self))
  }

  @Test(.tags(.scenario14)) func `a child may begin with a batch of its own`() async throws {
    parent.register(Hall.self) { Hall(name: "parent") }
    let child = try Container(label: "child", parent: parent) {
      Registration(Seat.self, instance: Seat(number: 7))
    }
    #expect(try await child.resolve(Hall.self).name == "parent")
    #expect(try await child.resolve(Seat.self).number == 7)

    await parent.close()
    let late = #expect(throws: ContainerError.self) {
      try Container(label: "late", parent: parent) { Registration(Seat.self, instance: Seat()) }
    }
    #expect(late?.kind == .containerClosed)
  }

  @Test(.tags(.scenario14))
  func `a child shadows its parent's registrations and leaks nothing upward`() throws {
    parent.register(Hall.self) { Hall(name: "parent") }
    child.register(Hall.self) { Hall(name: "child") }
    child.register(Seat.self, instance: Seat())

    #expect(try child.resolve(Hall.self).name == "child")
    #expect(try parent.resolve(Hall.self).name == "parent")
    #expect(try parent.resolveIfRegistered(Seat.self) == nil)
  }

  @Test(.tags(.scenario14)) func `a child that nothing holds is freed, with its instances`() throws
  {
    weak var freed: Container?
    weak var hall: Hall?
    do {
      let local = Container(parent: parent)
      local.register(Hall.self) { Hall() }
      hall = try local.resolve(Hall.self)
      freed = local
    }
    #expect(freed == nil)
    #expect(hall == nil)
  }

  @Test func `a parent's singleton is built by the parent and does not see the child`() throws {
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    parent.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    child.register((any Mailer).self) { SMTPMailer(host: "child") }

    #expect(try child.resolve(Printing.self).mailer.route == "parent")
    #expect(try child.resolve(Printing.self) === parent.resolve(Printing.self))
  }

  @Test func `a parent's transient is made by the child that resolves it, and sees the child`()
    throws
  {
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    parent.register(Printing.self, lifetime: .transient) { try Printing(mailer: $0.resolve()) }
    parent.register(Repository<Seat>.self, lifetime: .transient) {
      Repository(name: Container.current.label ?? "none")
    }
    child.register((any Mailer).self) { SMTPMailer(host: "child") }

    #expect(try child.resolve(Printing.self).mailer.route == "child")
    #expect(try child.resolve(Repository<Seat>.self).name == "child")
    #expect(try parent.resolve(Printing.self).mailer.route == "parent")
  }

  @Test func `a parent's graph instance is made by the child, once for each resolve`() throws {
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    parent.register(Printing.self, lifetime: .graph) { try Printing(mailer: $0.resolve()) }
    parent.register(Office.self, lifetime: .transient) { try Office(printing: $0.resolve()) }
    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    child.register(Pair.self, lifetime: .transient) {
      Pair(left: try $0.resolve(), right: try $0.resolve())
    }

    let first = try child.resolve(Pair.self)
    #expect(first.left.printing === first.right.printing)
    #expect(first.left.printing.mailer.route == "child")
    #expect(try child.resolve(Pair.self).left.printing !== first.left.printing)
    #expect(try parent.resolve(Office.self).printing.mailer.route == "parent")
  }

  @Test func `a snapshot of a child covers the child alone`() throws {
    parent.register(Hall.self) { Hall(name: "parent") }
    child.register(Seat.self, instance: Seat(number: 1))
    let before = child.snapshot()
    child.register(Seat.self, instance: Seat(number: 2))
    child.register(Hall.self) { Hall(name: "child") }
    parent.register(Hall.self) { Hall(name: "later") }
    try child.restore(before)

    #expect(try child.resolve(Seat.self).number == 1)
    #expect(try child.resolve(Hall.self).name == "later")
    #expect(throws: ContainerError.self) { try parent.restore(before) }
  }

  @Test func `a parent's asynchronous and main-actor transients are made by the child, and see it`()
    async throws
  {
    parent.register(Repository<Seat>.self, lifetime: .transient) { (_: Resolver) async throws in
      Repository(name: Container.current.label ?? "none")
    }
    parent.register(Repository<Hall>.self, lifetime: .transient, on: MainActor.self) { _ in
      Repository(name: Container.current.label ?? "none")
    }
    #expect(try await child.resolve(Repository<Seat>.self).name == "child")
    #expect(try await child.resolve(Repository<Hall>.self).name == "child")
    let error = #expect(throws: ContainerError.self) { try inChild(Repository<Seat>.self) }
    #expect(error?.kind == .requiresAsync)
  }

  @Test
  func `a child's instance built from a parent's key is dropped when that is registered again`()
    throws
  {
    parent.register((any Mailer).self) { SMTPMailer(host: "old") }
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    #expect(try child.resolve(Printing.self).mailer.route == "old")

    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try child.resolve(Printing.self).mailer.route == "new")
  }

  @Test
  func `a child's instance is dropped when the child first registers a key it was built from`()
    throws
  {
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    #expect(try child.resolve(Printing.self).mailer.route == "parent")

    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    #expect(try child.resolve(Printing.self).mailer.route == "child")
  }

  @Test(arguments: [true, false])
  func `a child's instance is dropped when the parent resets or restores what it was built from`(
    resets: Bool
  ) throws {
    parent.register((any Mailer).self) { SMTPMailer(host: "parent") }
    parent.register(Hall.self) { Hall() }
    let before = parent.snapshot()
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    child.register(Office.self) {
      _ = try $0.resolve(Hall.self)
      return Office(printing: Printing(mailer: SMTPMailer(host: "own")))
    }
    let printing = try child.resolve(Printing.self)
    let office = try child.resolve(Office.self)
    if resets { parent.reset(keeping: [Key(Hall.self)]) } else { try parent.restore(before) }

    #expect(try child.resolve(Printing.self) !== printing)
    #expect(try (child.resolve(Office.self) === office) == resets)
  }

  @Test func `wrappers of a child follow changes in the parent`() throws {
    parent.register((any Mailer).self) { SMTPMailer(host: "old") }
    let mailer = withContainer(child) { Injected<any Mailer>() }
    #expect(try mailer().route == "old")
    parent.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try mailer().route == "new")
    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    #expect(try mailer().route == "child")
  }

  @Test func `a cycle through parent and child is found`() throws {
    parent.register(Hall.self, lifetime: .transient) { try $0.resolve(Hall.self, name: "child") }
    child.register(Hall.self, name: "child") { try $0.resolve(Hall.self) }

    let error = #expect(throws: ContainerError.self) { try child.resolve(Hall.self) }
    #expect(error?.kind == .circularDependency)
  }

  @Test func `resolveAll has the child's own first, then the parent's that are not shadowed`()
    throws
  {
    parent.register(Hall.self) { Hall(name: "parent") }
    parent.register(Hall.self, name: "A") { Hall(name: "parent A") }
    child.register(Hall.self, name: "B") { Hall(name: "child B") }
    child.register(Hall.self) { Hall(name: "child") }

    #expect(
      try child.resolveAll(Hall.self).map(\.name) == ["child B", "child", "parent A"]
    )
  }

  @Test func `closing the parent closes its children first`() async throws {
    child.register(Seat.self, instance: Seat())
    let grandchild = Container(label: "grandchild", parent: child)
    await parent.close()

    for container in [child, grandchild] {
      let error = #expect(throws: ContainerError.self) { try now(Seat.self, in: container) }
      #expect(error?.kind == .containerClosed)
    }
    let late = Container(parent: parent)
    #expect(throws: ContainerError.self) { try now(Seat.self, in: late) }
  }

  @Test func `closing a child leaves its parent open`() async throws {
    parent.register(Hall.self) { Hall() }
    await child.close()
    #expect(child.isClosed && !parent.isClosed)
    _ = try await parent.resolve(Hall.self)
  }

  @Test func `a fork of a child forks its ancestors too`() throws {
    parent.register(Hall.self) { Hall(name: "parent") }
    child.register(Seat.self, instance: Seat(number: 2))
    let hall = try child.resolve(Hall.self)

    let fork = child.fork()
    #expect(try fork.resolve(Seat.self).number == 2)
    #expect(try fork.resolve(Hall.self) !== hall)
    let warm = child.fork(sharing: .builtInstances)
    #expect(try warm.resolve(Hall.self) === hall)
    parent.register(Hall.self) { Hall(name: "later") }
    #expect(try fork.resolve(Hall.self).name == "parent")
    #expect(try warm.resolve(Hall.self) === hall)
  }

  @Test func `a sharing fork of a child rebuilds the dependents of a parent's key it overrides`()
    throws
  {
    parent.register((any Mailer).self) { SMTPMailer(host: "live") }
    child.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let printing = try child.resolve(Printing.self)

    let inside = try withContainer(child) {
      try withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "double") }
      } operation: {
        try Container.current.resolve(Printing.self)
      }
    }
    #expect(inside.mailer.route == "double")
    #expect(try child.resolve(Printing.self) === printing)
  }

  @Test func `a missing key names the parent's keys as near misses`() throws {
    parent.register(Hall.self, name: "A") { Hall() }

    let error = #expect(throws: ContainerError.self) { try child.resolve(Hall.self) }
    guard case .dependencyNotRegistered(_, let nearMisses)? = error else { throw Broken() }
    #expect(nearMisses == [.of(Hall.self, name: "A")])
  }

  @Test func `many threads resolve a parent's singleton through children and it is built once`() {
    for _ in 0..<200 {
      let parent = Container()
      let builds = Counter()
      parent.register(Hall.self) {
        builds.add()
        return Hall()
      }
      let children = (0..<8).map { _ in Container(parent: parent) }
      let halls = Recorder<ObjectIdentifier>()
      onThreads(8) { index in
        if let hall = try? children[index].resolve(Hall.self) { halls.add(ObjectIdentifier(hall)) }
      }
      #expect(builds.count == 1)
      #expect(halls.all.count == 8 && Set(halls.all).count == 1)
    }
  }

  private func inChild<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try child.resolve(type)
  }

  private func now<Value>(
    _ type: Value.Type,
    in container: Container
  ) throws(ContainerError) -> Value {
    try container.resolve(type)
  }
}

// MARK: - Fixtures

private struct Pair: Sendable {
  let left: Office
  let right: Office
}

import TestSupport
import Testing
import Understudy

@Suite struct `Snapshots and resets` {
  let container = Container(label: "app")

  @Test(.tags(.scenario20))
  func `restoring brings back exactly the earlier registrations, names and instances`()
    throws
  {
    container.register(Hall.self) { Hall(name: "before") }
    container.register(Hall.self, name: "A") { Hall(name: "A") }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "before") }
    let hall = try container.resolve(Hall.self)
    let office = try container.resolve(Office.self)

    let before = container.snapshot()
    container.register(Hall.self) { Hall(name: "after") }
    container.register((any Mailer).self) { SMTPMailer(host: "after") }
    container.register(Hall.self, name: "B") { Hall(name: "B") }
    container.reset(.everything, keeping: [.of(Hall.self, name: "B")])
    #expect(try container.resolveIfRegistered(Hall.self) == nil)

    try container.restore(before)
    #expect(try container.resolve(Hall.self) === hall)
    #expect(try container.resolve(Office.self) === office)
    #expect(try container.resolve(Hall.self, name: "A").name == "A")
    #expect(try container.resolveIfRegistered(Hall.self, name: "B") == nil)
  }

  @Test(.tags(.scenario20)) func `two snapshots can be compared`() throws {
    container.register(Hall.self) { Hall() }
    container.register(Hall.self, name: "A") { Hall() }
    container.register(Hall.self, name: "B") { Hall() }
    container.register(Seat.self, instance: Seat())
    _ = try container.resolve(Hall.self)
    _ = try container.resolve(Hall.self, name: "A")
    let before = container.snapshot()
    #expect(container.snapshot().differences(from: before).isEmpty)

    container.register(Hall.self, name: "C") { Hall() }
    container.register(Hall.self) { Hall() }
    container.unregister(Seat.self)
    _ = try container.resolve(Hall.self, name: "B")
    let changes = container.snapshot().differences(from: before)
    #expect(changes.added == [.of(Hall.self, name: "C")])
    #expect(changes.removed == [Key(Seat.self)])
    #expect(changes.replaced == [Key(Hall.self)])
    #expect(changes.built == [.of(Hall.self, name: "B")])
    #expect(changes.dropped == [Key(Hall.self)])

    try container.restore(before)
    #expect(container.snapshot().differences(from: before).isEmpty)
  }

  @Test(.tags(.scenario20)) func `a rebuilt instance counts as built in a comparison`() throws {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self) { Seat() }
    _ = try container.resolve(Hall.self)
    _ = try container.resolve(Seat.self)
    let before = container.snapshot()
    container.reset(keeping: [Key(Seat.self)])
    _ = try container.resolve(Hall.self)

    let changes = container.snapshot().differences(from: before)
    #expect(changes.built == [Key(Hall.self)])
    #expect(changes.dropped.isEmpty)
  }

  @Test func `a snapshot can be restored more than once`() throws {
    container.register(Hall.self) { Hall() }
    let hall = try container.resolve(Hall.self)
    let before = container.snapshot()
    for _ in 0..<3 {
      container.reset()
      #expect(try container.resolve(Hall.self) !== hall)
      try container.restore(before)
      #expect(try container.resolve(Hall.self) === hall)
    }
  }

  @Test func `a snapshot keeps its contents alive, and only as long as it lives`() throws {
    container.register(Hall.self) { Hall() }
    weak let hall = try container.resolve(Hall.self)
    var before: Snapshot? = container.snapshot()
    container.reset(.everything)
    #expect(hall != nil)

    before = nil
    #expect(hall == nil)
    _ = before
  }

  @Test func `another container's snapshot is refused`() {
    let error = #expect(throws: ContainerError.self) {
      try container.restore(Container().snapshot())
    }
    #expect(error?.kind == .snapshotOfAnotherContainer)
  }

  @Test(.tags(.scenario21)) func `a reset of instances builds anew and keeps the registrations`()
    throws
  {
    container.register(Hall.self) { Hall() }
    let old = try container.resolve(Hall.self)
    container.reset()

    #expect(try container.resolve(Hall.self) !== old)
  }

  @Test(.tags(.scenario21)) func `a reset of everything removes the registrations`() throws {
    container.register(Hall.self) { Hall() }
    container.reset(.everything)

    #expect(try container.resolveIfRegistered(Hall.self) == nil)
  }

  @Test(.tags(.scenario21), arguments: [ResetTarget.instances, .everything])
  func `a reset neither removes nor rebuilds the keys of a mixed keep-list`(target: ResetTarget)
    throws
  {
    let builds = Counter()
    for name in ["A", "B"] {
      container.register(Hall.self, name: name) {
        builds.add()
        return Hall(name: name)
      }
    }
    container.register(Repository<Seat>.self) { Repository(name: "seats") }
    container.register((any Mailer).self) { SMTPMailer(host: "kept") }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    let b = try container.resolve(Hall.self, name: "B")
    let printing = try container.resolve(Printing.self)
    _ = try container.resolve(Hall.self, name: "A")
    #expect(builds.count == 2)

    container.reset(
      target,
      keeping: [.of(Hall.self, name: "B"), Key(Printing.self), Key(Repository<Seat>.self)]
    )
    #expect(try container.resolve(Hall.self, name: "B") === b)
    #expect(try container.resolve(Printing.self) === printing)
    #expect(try container.resolve(Repository<Seat>.self).name == "seats")
    #expect(builds.count == 2)
    if target == .instances {
      _ = try container.resolve(Hall.self, name: "A")
      #expect(builds.count == 3)
    } else {
      #expect(try container.resolveIfRegistered(Hall.self, name: "A") == nil)
    }
  }

  @Test func `a kept instance is still dropped when its dropped dependency is registered again`()
    throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    _ = try container.resolve((any Mailer).self)
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try container.resolve(Printing.self)
    container.reset(.instances, keeping: [Key(Printing.self)])

    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `a reset does not free an instance that somebody holds`() throws {
    container.register(Hall.self) { Hall(name: "held") }
    let hall = try container.resolve(Hall.self)
    container.reset()
    #expect(hall.name == "held")
  }

  @Test(arguments: [true, false])
  func `an instance whose key was replaced or reset while it was built is not stored`(
    isReset: Bool
  ) async throws {
    let build = container.registerHeldHall(named: "old")
    async let waiting = container.resolve(Hall.self)
    await build.started()
    if isReset { container.reset() } else { container.register(Hall.self) { Hall(name: "new") } }
    build.end()

    let handed = try await waiting
    #expect(handed.name == "old")
    #expect(try await container.resolve(Hall.self) !== handed)
  }

  @Test func `an instance built from a key that was replaced during the build is not stored`()
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    let build = container.registerHeldPrinting()
    async let waiting = container.resolve(Printing.self)
    await build.started()
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    build.end()

    #expect(try await waiting.mailer.route == "old")
    #expect(try await container.resolve(Printing.self).mailer.route == "new")
  }

  @Test func `a reset that keeps a key in flight lets its build be stored`() async throws {
    let build = container.registerHeldHall()
    async let waiting = container.resolve(Hall.self)
    await build.started()
    container.reset(keeping: [Key(Hall.self)])
    build.end()

    let hall = try await waiting
    #expect(try await container.resolve(Hall.self) === hall)
  }

  @Test func `a deinit may resolve while the container releases it`() throws {
    let seen = Recorder<String>()
    container.register(Seat.self, instance: Seat())
    container.register(Talkative.self) { [container] in
      Talkative { if (try? container.resolveIfRegistered(Seat.self)) != nil { seen.add("read") } }
    }
    for change in 0..<4 {
      _ = try container.resolve(Talkative.self)
      switch change {
      case 0: container.reset()
      case 1: container.register(Talkative.self) { Talkative { seen.add("second") } }
      case 2: container.reset(.instances, keeping: [Key(Seat.self)])
      default: container.reset(.everything)
      }
    }
    #expect(seen.all == ["read", "read", "second", "second"])
  }
}

// MARK: - Fixtures

private final class Talkative: Sendable {
  let atEnd: @Sendable () -> Void
  init(atEnd: @escaping @Sendable () -> Void) { self.atEnd = atEnd }
  deinit { atEnd() }
}

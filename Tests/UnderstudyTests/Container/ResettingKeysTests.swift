import TestSupport
import Testing

@testable import Understudy

@Suite struct `Resetting some keys` {
  private let container = Container(label: "app")

  init() {
    container.register((any Mailer).self, lifetime: .transient) { SMTPMailer(host: "mx") }
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register(Office.self) { Office(printing: try $0.resolve()) }
    container.register(Theatre.self) { Theatre(office: try $0.resolve()) }
    container.register(Hall.self) { Hall() }
    container.register(String.self) { try $0.resolve(Hall.self).name }
  }

  /// A change after which everything is asked whether it is stale.
  private func changeSomethingElse() throws {
    _ = try container.resolve(String.self)
    container.unregister(Hall.self)
    #expect(throws: ContainerError.self) { try container.resolve(String.self) }
  }

  /// The synchronous resolve, in asynchronous tests too.
  private func give<Value>(_ type: Value.Type) throws -> Value {
    try container.resolve(type)
  }

  @Test func `drops their dependents, and nothing else`() async throws {
    let (theatre, hall) = (try give(Theatre.self), try give(Hall.self))
    let (office, printing) = (theatre.office, theatre.office.printing)

    container.reset(only: Office.self)

    let other = try await container.resolve(Theatre.self)
    #expect(other !== theatre && other.office !== office)
    #expect(try give(Theatre.self) === other)
    #expect(try give(Office.self) === other.office)
    #expect(try give(Printing.self) === printing)
    #expect(try give(Hall.self) === hall)
  }

  @Test func `drops indirect dependents, too`() throws {
    let theatre = try container.resolve(Theatre.self)
    container.reset(only: Printing.self)
    let other = try container.resolve(Theatre.self)
    #expect(other !== theatre && other.office.printing !== theatre.office.printing)
  }

  @Test func `twice equals once, and instances built since then stay`() throws {
    for _ in 0..<3 {
      let theatre = try container.resolve(Theatre.self)
      container.reset(only: [Printing.self, Printing.self])
      #expect(try container.resolve(Theatre.self) !== theatre)
    }
    let theatre = try container.resolve(Theatre.self)
    try changeSomethingElse()
    #expect(try container.resolve(Theatre.self) === theatre)
  }

  @Test func `reaches open children and wrappers`() throws {
    let child = Container(label: "child", parent: container)
    child.register(Theatre.self) { Theatre(office: try $0.resolve()) }
    let theatre = try child.resolve(Theatre.self)
    let wrapper = withContainer(container) { Injected<Office>() }
    let office = try wrapper()

    container.reset(only: Printing.self)

    #expect(try child.resolve(Theatre.self) !== theatre)
    let again = try wrapper()
    #expect(again !== office)
    #expect(try give(Office.self) === again)
  }

  @Test(arguments: [Lifetime<Hall>.transient, .graph])
  func `reaches what a property of a child holds alone`(_ lifetime: Lifetime<Hall>) throws {
    container.register(Hall.self, name: "fresh", lifetime: lifetime) { Hall(name: "fresh") }
    let child = Container(parent: container)
    let hall = withContainer(child) { Injected<Hall>(name: "fresh") }
    let first = try hall.resolve()
    container.reset(only: Seat.self)
    #expect(try hall.resolve() === first)
    container.reset(only: Hall.self, name: "fresh")
    #expect(try hall.resolve() !== first)
  }

  @Test func `leaves forks and snapshots as they are`() throws {
    let theatre = try container.resolve(Theatre.self)
    let fork = container.fork(sharing: .builtInstances)
    let before = container.snapshot()

    container.reset(only: Printing.self)

    #expect(try fork.resolve(Theatre.self) === theatre)
    let later = try container.resolve(Theatre.self)
    #expect(later !== theatre)
    try container.restore(before)
    #expect(try container.resolve(Theatre.self) === theatre)
    try changeSomethingElse()
    #expect(try container.resolve(Theatre.self) === theatre)
  }

  @Test func `drops, in a sharing fork, what its origin has built, and in the fork alone`() throws {
    let theatre = try container.resolve(Theatre.self)
    let fork = container.fork(sharing: .builtInstances)
    fork.reset(only: Printing.self)
    #expect(try fork.resolve(Theatre.self) !== theatre)
    #expect(try container.resolve(Theatre.self) === theatre)
  }

  @Test func `counts for those who share with a sharing fork that has reset the keys`() throws {
    let first = try container.resolve(Office.self)
    let fork = container.fork(sharing: .builtInstances)
    fork.reset(only: Printing.self)
    let second = fork.fork(sharing: .builtInstances)
    #expect(try second.resolve(Office.self) !== first)
    #expect(try fork.resolve(Office.self) !== first)
    #expect(try container.resolve(Office.self) === first)
  }

  @Test func `counts after a sharing fork's own snapshot was restored, and not after an older one`()
    throws
  {
    let office = try container.resolve(Office.self)
    let fork = container.fork(sharing: .builtInstances)
    let before = fork.snapshot()
    fork.reset(only: Printing.self)
    let after = fork.snapshot()
    try fork.restore(before)
    #expect(try fork.resolve(Office.self) === office)
    try fork.restore(after)
    #expect(try fork.resolve(Office.self) !== office)
  }

  @Test func `does not store a build in flight of the key`() async throws {
    let build = HeldBuild()
    let built = Counter()
    container.register(Hall.self) { _ async in
      if built.add() == 1 { await build.hold() }
      return Hall(name: "\(built.count)")
    }
    async let first = container.resolve(Hall.self)
    await build.started()
    container.reset(only: Hall.self)
    let second = try await container.resolve(Hall.self)
    build.end()
    #expect(try await first !== second)
    #expect(try give(Hall.self) === second)
  }

  @Test(arguments: [false, true])
  func `does not store a build in flight that has used a dropped instance`(isBuilding: Bool)
    async throws
  {
    let build = HeldBuild()
    let built = Counter()
    container.register(Printing.self) {
      // In one case the dropped one is there, in the other it is still being built.
      if isBuilding, built.add() == 1 { await build.hold() }
      return Printing(mailer: try await $0.resolve())
    }
    container.register(Office.self) {
      let printing: Printing = try await $0.resolve()
      if !isBuilding, built.add() == 1 { await build.hold() }
      return Office(printing: printing)
    }
    async let first = container.resolve(Office.self)
    await build.started()
    container.reset(only: Printing.self)
    let printing = try await container.resolve(Printing.self)
    build.end()
    _ = try await first
    #expect(try await container.resolve(Office.self).printing === printing)
    #expect(try give(Office.self).printing === printing)
  }

  @Test func `stores a build in flight that has not used a dropped instance`() async throws {
    let build = container.registerHeldHall()
    _ = try give(Theatre.self)
    async let first = container.resolve(Hall.self)
    await build.started()
    container.reset(only: Printing.self)
    build.end()
    #expect(try await first === container.resolve(Hall.self))
  }

  @Test func `leaves alone an instance that a reset of everything has kept`() throws {
    let theatre = try container.resolve(Theatre.self)
    let keys = [Key(Theatre.self), Key(Office.self), Key(Printing.self)]
    container.reset(.everything, keeping: keys)
    container.register((any Mailer).self, lifetime: .transient) { SMTPMailer(host: "mx") }
    container.reset(only: Printing.self)
    #expect(try container.resolve(Theatre.self) === theatre)
    container.reset(only: Theatre.self)
    #expect(try container.resolve(Theatre.self) !== theatre)
  }

  @Test func `leaves ready instances, transients and keys of other containers alone`() throws {
    let hall = Hall(name: "ready")
    container.register(Hall.self, instance: hall)
    let child = Container(parent: container)
    let theatre = try child.resolve(Theatre.self)
    container.reset(only: [Hall.self, (any Mailer).self, Seat.self])
    child.reset(only: Theatre.self)
    #expect(try container.resolve(Hall.self) === hall)
    #expect(try container.resolve(Theatre.self) === theatre)
  }

  @Test func `works in a frozen container, and does nothing in a closed one`() async throws {
    let hall = try give(Hall.self)
    container.freeze()
    container.reset(only: Hall.self)
    #expect(try give(Hall.self) !== hall)
    await container.close()
    container.reset(only: Hall.self)
    Container.unavailable.reset(only: Hall.self)
  }

  @Test func `reports each key that is registered here to observers`() {
    let told = Recorder<String>()
    container.observe { event in
      if case .reset = event.kind { told.add(event.key.map { "\($0)" } ?? "all") }
    }
    container.reset(only: [Hall.self, Seat.self, Office.self, Hall.self])
    container.reset()
    #expect(told.all == ["Hall", "Office", "all"])
  }
}

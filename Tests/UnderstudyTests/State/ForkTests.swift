import TestSupport
import Testing
import Understudy

@Suite struct `Forks` {
  let origin = Container(label: "origin")

  @Test func `a fork has the registrations and builds its own instances`() throws {
    origin.register(Hall.self) { Hall() }
    let built = try origin.resolve(Hall.self)

    let fork = origin.fork()
    #expect(try fork.resolve(Hall.self) !== built)
    #expect(try fork.resolve(Hall.self) === fork.resolve(Hall.self))
    #expect(try origin.resolve(Hall.self) === built)
  }

  @Test func `changes in a fork are invisible to its origin and its siblings`() throws {
    origin.register(Hall.self) { Hall(name: "origin") }
    let fork = origin.fork()
    let sibling = origin.fork()
    fork.register(Hall.self) { Hall(name: "fork") }
    fork.register(Seat.self, instance: Seat())

    #expect(try fork.resolve(Hall.self).name == "fork")
    #expect(try origin.resolve(Hall.self).name == "origin")
    #expect(try sibling.resolve(Hall.self).name == "origin")
    #expect(try origin.resolveIfRegistered(Seat.self) == nil)
    #expect(try sibling.resolveIfRegistered(Seat.self) == nil)
  }

  @Test func `later changes in the origin are invisible to the fork`() throws {
    origin.register(Hall.self) { Hall(name: "before") }
    let fork = origin.fork()
    origin.register(Hall.self) { Hall(name: "after") }
    origin.reset(.everything)

    #expect(try fork.resolve(Hall.self).name == "before")
  }

  @Test func `a ready instance is part of its registration, so forks share it`() throws {
    let hall = Hall()
    origin.register(Hall.self, instance: hall)

    #expect(try origin.fork().resolve(Hall.self) === hall)
  }

  @Test func `a sharing fork starts with the built instances, and then goes its own way`() throws {
    origin.register(Hall.self) { Hall() }
    origin.register(Hall.self, name: "later") { Hall() }
    let built = try origin.resolve(Hall.self)

    let fork = origin.fork(sharing: .builtInstances)
    let later = try fork.resolve(Hall.self, name: "later")
    #expect(try fork.resolve(Hall.self) === built)
    #expect(try origin.resolve(Hall.self, name: "later") !== later)
  }

  @Test(.tags(.scenario50))
  func `a sharing fork rebuilds instances that depend on a key it registers again`() throws {
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    origin.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    origin.register(Office.self) { try Office(printing: $0.resolve()) }
    origin.register(Hall.self) { Hall() }
    let office = try origin.resolve(Office.self)
    let hall = try origin.resolve(Hall.self)

    let fork = origin.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    let inside = try fork.resolve(Office.self)
    #expect(inside.printing.mailer.route == "double")
    #expect(try fork.resolve(Office.self) === inside)
    #expect(try fork.resolve(Hall.self) === hall)
    #expect(try origin.resolve(Office.self) === office)
    #expect(office.printing.mailer.route == "live")
  }

  @Test func `a sharing fork of a sharing fork rebuilds what the outer one overrides`() throws {
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    origin.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    _ = try origin.resolve(Printing.self)

    let outer = origin.fork(sharing: .builtInstances)
    outer.register((any Mailer).self) { SMTPMailer(host: "double") }
    let inner = outer.fork(sharing: .builtInstances)
    #expect(try inner.resolve(Printing.self).mailer.route == "double")
  }

  @Test(.tags(.scenario50))
  func `a sharing fork sees dependencies through transients, wrappers and the current container`()
    throws
  {
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    origin.register(Printing.self, lifetime: .transient) { try Printing(mailer: $0.resolve()) }
    origin.register(Office.self, name: "transient") { try Office(printing: $0.resolve()) }
    origin.register(Office.self, name: "wrapper") {
      Office(printing: Printing(mailer: try Injected<any Mailer>()()))
    }
    origin.register(Office.self, name: "current") {
      Office(printing: Printing(mailer: try Container.current.resolve()))
    }
    let names = ["transient", "wrapper", "current"]
    for name in names { _ = try origin.resolve(Office.self, name: name) }

    let fork = origin.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    for name in names {
      #expect(
        try fork.resolve(Office.self, name: name).printing.mailer.route == "double",
        "\(name)"
      )
    }
  }

  @Test(.tags(.scenario50))
  func `an instance that reads an overridden key later through a wrapper is rebuilt in the fork`()
    throws
  {
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    origin.register(Desk.self) { Desk() }
    origin.register(Counterdesk.self) {
      Counterdesk(mailer: try $0.resolve(), later: try $0.resolve())
    }
    origin.register(Hall.self) { Hall() }
    let desk = try origin.resolve(Desk.self)
    let counter = try origin.resolve(Counterdesk.self)
    let hall = try origin.resolve(Hall.self)

    let fork = origin.fork(sharing: .builtInstances)
    #expect(try fork.resolve(Desk.self) === desk)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(Desk.self).mailer().route == "double")
    #expect(try fork.resolve(Desk.self).indirect().get().route == "double")
    #expect(try fork.resolve(Counterdesk.self).mailer.get().route == "double")
    #expect(try fork.resolve(Counterdesk.self).later.get().route == "double")
    #expect(try fork.resolve(Hall.self) === hall)
    #expect(try desk.mailer().route == "live")
    #expect(try origin.resolve(Desk.self) === desk)
    #expect(try origin.resolve(Counterdesk.self) === counter)
  }

  @Test func `an instance that reads a key later stays in its own container and re-reads the key`()
    throws
  {
    origin.register((any Mailer).self) { SMTPMailer(host: "old") }
    origin.register(Desk.self) { Desk() }
    let desk = try origin.resolve(Desk.self)
    #expect(try desk.mailer().route == "old")

    origin.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try origin.resolve(Desk.self) === desk)
    #expect(try desk.mailer().route == "new")
  }

  @Test func `an instance whose wrapper found nothing yet is rebuilt where the key is registered`()
    throws
  {
    origin.register(Desk.self) { Desk() }
    let desk = try origin.resolve(Desk.self)

    let fork = origin.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(Desk.self) !== desk)
    #expect(try fork.resolve(Desk.self).mailer().route == "double")
  }

  @Test func `an instance built without an optional dependency is rebuilt once that is registered`()
    throws
  {
    origin.register(Repository<Seat>.self) {
      Repository(name: try $0.resolveIfRegistered((any Mailer).self)?.route ?? "none")
    }
    #expect(try origin.resolve(Repository<Seat>.self).name == "none")

    origin.register((any Mailer).self, instance: SMTPMailer(host: "there"))
    #expect(try origin.resolve(Repository<Seat>.self).name == "there")
  }

  @Test(.tags(.scenario5))
  func `registering again drops at once what was built from the old registration`() throws {
    origin.register((any Mailer).self) { SMTPMailer(host: "old") }
    origin.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    origin.register(Office.self) { try Office(printing: $0.resolve()) }
    weak let old = try origin.resolve(Office.self)
    #expect(old != nil)

    origin.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(old == nil)
    #expect(try origin.resolve(Office.self).printing.mailer.route == "new")
  }

  @Test func `a fork of a closed container is closed`() async {
    await origin.close()

    let error = #expect(throws: ContainerError.self) { try origin.fork().resolve(Hall.self) }
    #expect(error?.kind == .containerClosed)
  }

  @Test func `forks with overrides keep no memory`() throws {
    let halls = Recorder<WeakHall>()
    for _ in 0..<1_000 {
      let fork = origin.fork()
      fork.register(Hall.self) { Hall() }
      halls.add(WeakHall(try fork.resolve(Hall.self)))
    }
    #expect(halls.all.allSatisfy { $0.hall == nil })
  }
}

// MARK: - Fixtures

private final class Desk: Sendable {
  let mailer = Injected<any Mailer>()
  let indirect = Injected<Provider<any Mailer>>()
}
private final class Counterdesk: Sendable {
  let mailer: Provider<any Mailer>
  let later: Lazy<any Mailer>
  init(mailer: Provider<any Mailer>, later: Lazy<any Mailer>) {
    self.mailer = mailer
    self.later = later
  }
}
private final class WeakHall: Sendable {
  weak let hall: Hall?
  init(_ hall: Hall) { self.hall = hall }
}

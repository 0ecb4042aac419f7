import Synchronization
import TestSupport
import Testing
import Understudy

@Suite struct `Registering and resolving` {
  let container = Container(label: "app")

  @Test(.tags(.scenario1)) func `a protocol resolves to its registered instance`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }

    let mailer = try container.resolve((any Mailer).self)
    #expect((mailer as? SMTPMailer)?.host == "smtp")
  }

  @Test(.tags(.scenario1)) func `an unregistered type throws, naming the key and near misses`()
    throws
  {
    container.register(SMTPMailer.self) { SMTPMailer(host: "smtp") }

    let error = try #require(throws: ContainerError.self) {
      try container.resolve((any Mailer).self)
    }
    #expect(error.kind == .dependencyNotRegistered)
    #expect(error.key == Key((any Mailer).self))
    guard case .dependencyNotRegistered(_, let nearMisses) = error else { return }
    #expect(nearMisses == [Key(SMTPMailer.self)])
  }

  @Test func `an instance registered under its own type does not resolve under its protocol`() {
    container.register(SMTPMailer.self) { SMTPMailer(host: "smtp") }

    #expect(throws: ContainerError.self) { try container.resolve((any Mailer).self) }
  }

  @Test(.tags(.scenario2)) func `a singleton is built on first use, once, and not at registration`()
    throws
  {
    let builds = Counter()
    container.register(Hall.self) {
      builds.add()
      return Hall()
    }
    #expect(builds.count == 0)

    let first = try container.resolve(Hall.self)
    let second = try container.resolve(Hall.self)
    #expect(first === second)
    #expect(builds.count == 1)
  }

  @Test(.tags(.scenario2)) func `a transient is new each time, and need not be Sendable`() throws {
    let builds = Counter()
    container.register(DotPrinter.self, lifetime: .transient) {
      builds.add()
      return DotPrinter()
    }

    let first = try container.resolve(DotPrinter.self)
    let second = try container.resolve(DotPrinter.self)
    #expect(first !== second)
    #expect(builds.count == 2)
  }

  @Test(.tags(.scenario2)) func `a container does not hold a transient`() throws {
    container.register(DotPrinter.self, lifetime: .transient) { DotPrinter() }

    weak let printer = try container.resolve(DotPrinter.self)
    #expect(printer == nil)
  }

  @Test(.tags(.scenario2)) func `two containers have two singletons`() throws {
    let other = Container()
    for container in [container, other] { container.register(Hall.self) { Hall() } }

    #expect(try container.resolve(Hall.self) !== other.resolve(Hall.self))
  }

  @Test(.tags(.scenario4)) func `one type under two names and unnamed is three registrations`()
    throws
  {
    container.register(Hall.self) { Hall(name: "main") }
    container.register(Hall.self, name: "A") { Hall(name: "A") }
    container.register(Hall.self, name: "B", instance: Hall(name: "B"))

    #expect(try container.resolve(Hall.self).name == "main")
    #expect(try container.resolve(Hall.self, name: "A").name == "A")
    #expect(try container.resolve(Hall.self, name: "B").name == "B")
  }

  @Test(.tags(.scenario4)) func `a wrong name lists the existing names`() throws {
    container.register(Hall.self) { Hall() }
    container.register(Hall.self, name: "B") { Hall() }
    container.register(Hall.self, name: "A") { Hall() }

    let error = try #require(throws: ContainerError.self) {
      try container.resolve(Hall.self, name: "C")
    }
    #expect(error.description.contains("names registered for this type: (unnamed), A, B"))
  }

  @Test func `an empty name is a name`() throws {
    container.register(Hall.self, name: "", instance: Hall(name: "empty"))

    #expect(try container.resolve(Hall.self, name: "").name == "empty")
    #expect(throws: ContainerError.self) { try container.resolve(Hall.self) }
  }

  @Test(.tags(.scenario5)) func `registering again replaces what later resolves return`() throws {
    container.register(Hall.self, instance: Hall(name: "old"))
    #expect(try container.resolve(Hall.self).name == "old")

    container.register(Hall.self, instance: Hall(name: "new"))
    #expect(try container.resolve(Hall.self).name == "new")
  }

  @Test(.tags(.scenario6)) func `generic keys do not collide`() throws {
    container.register(Repository<Seat>.self) { Repository(name: "seats") }
    container.register(Repository<Hall>.self) { Repository(name: "halls") }
    container.register((any Shelf<Seat>).self) { Repository<Seat>(name: "shelf") }

    #expect(try container.resolve(Repository<Seat>.self).name == "seats")
    #expect(try container.resolve(Repository<Hall>.self).name == "halls")
    #expect(try container.resolve((any Shelf<Seat>).self).name == "shelf")
    #expect(throws: ContainerError.self) { try container.resolve((any Shelf<Hall>).self) }
  }

  @Test func `a closure type is a key like any other`() throws {
    container.register((@Sendable () -> Int).self, instance: { 7 })

    #expect(try container.resolve((@Sendable () -> Int).self)() == 7)
  }

  @Test(.tags(.scenario7))
  func `constructor injection goes four levels deep, in any order of registration`() throws {
    container.register(Theatre.self) { try Theatre(office: $0.resolve()) }
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Printing.self) { try Printing(mailer: $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "deep") }

    let theatre = try container.resolve(Theatre.self)
    #expect((theatre.office.printing.mailer as? SMTPMailer)?.host == "deep")
    #expect(try theatre.office === container.resolve(Office.self))
  }

  @Test(.tags(.scenario7)) func `a decorator chain runs in order`() throws {
    container.register((any Mailer).self, name: "base") { SMTPMailer(host: "base") }
    container.register((any Mailer).self, name: "loud") {
      Decorator(name: "loud", base: try $0.resolve(name: "base"))
    }
    container.register((any Mailer).self) {
      Decorator(name: "logged", base: try $0.resolve(name: "loud"))
    }

    #expect(try container.resolve((any Mailer).self).route == "logged > loud > base")
  }

  @Test func `a batch takes conditions, loops and other builders`() throws {
    let isLive = false
    container.register {
      if isLive {
        Registration(Hall.self) { Hall(name: "live") }
      } else {
        Registration(Hall.self) { Hall(name: "test") }
      }
      for name in ["A", "B"] { Registration(Hall.self, name: name) { Hall(name: name) } }
      common()
    }

    #expect(try container.resolve(Hall.self).name == "test")
    #expect(try container.resolve(Hall.self, name: "B").name == "B")
    #expect(try container.resolve(Hall.self, name: "common").name == "common")
  }

  @RegistrationBuilder private func common() -> [any AnyRegistration] {
    Registration(Hall.self, name: "common", instance: Hall(name: "common"))
  }

  @Test func `a key that stands twice in one batch is refused, naming both lines`() throws {
    let line = #line
    container.register {
      Registration(Hall.self, name: "A") { Hall() }
      Registration(Hall.self, name: "A") { Hall() }
      Registration(Hall.self, name: "B") { Hall() }
    }

    let error = try #require(throws: ContainerError.self) {
      try container.resolve(Hall.self, name: "A")
    }
    guard case .duplicateRegistration(let context, let other) = error else {
      Issue.record("another error: \(error)")
      return
    }
    #expect(context.registeredAt?.line == UInt(line + 2))
    #expect(other.line == UInt(line + 3))
    #expect(try container.resolve(Hall.self, name: "B").name == "Main")
  }

  @Test func `a container made from a batch throws for a key that stands in it twice`() {
    #expect(throws: ContainerError.self) {
      try Container {
        Registration(Hall.self) { Hall() }
        Registration(Hall.self) { Hall() }
      }
    }
  }

  @Test func `resolveIfRegistered is nil only for unregistered keys`() throws {
    #expect(try container.resolveIfRegistered(Hall.self) == nil)

    container.register(Hall.self) { throw Broken() }
    let error = #expect(throws: ContainerError.self) {
      try container.resolveIfRegistered(Hall.self)
    }
    #expect(error?.kind == .factoryFailed)

    container.register(Hall.self, instance: Hall(name: "there"))
    #expect(try container.resolveIfRegistered(Hall.self)?.name == "there")
  }

  @Test(.tags(.scenario10))
  func `a failing factory throws key, path and error, and the next resolve tries again`()
    throws
  {
    let attempts = Counter()
    container.register(Office.self) { try Office(printing: $0.resolve()) }
    container.register(Printing.self) {
      if attempts.add() == 1 { throw Broken() }
      return Printing(mailer: SMTPMailer(host: "second"))
    }

    let error = try #require(throws: ContainerError.self) {
      try container.resolve(Office.self)
    }
    #expect(error.kind == .factoryFailed)
    #expect(error.key == Key(Printing.self))
    #expect(error.path == [Key(Office.self), Key(Printing.self)])
    #expect(error.underlying is Broken)

    #expect(try container.resolve(Office.self).printing.mailer.route == "second")
    #expect(attempts.count == 2)
  }
}

import Testing
import Understudy

/// The rows of the container's core, one by one. Each has its own suite elsewhere.
@Suite struct `Rows of the container` {
  let container = Container(label: "app")

  // MARK: - C1, C2: registering

  @Test func `C1: a protocol, a class, a struct, a specialisation and a closure are keys`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "protocol") }
    container.register(SMTPMailer.self) { SMTPMailer(host: "struct") }
    container.register(Hall.self) { Hall(name: "class") }
    container.register((@Sendable () -> Int).self, instance: { 7 })
    #expect(try container.resolve((any Mailer).self).route == "protocol")
    #expect(try container.resolve(SMTPMailer.self).route == "struct")
    #expect(try container.resolve(Hall.self).name == "class")
    #expect(try container.resolve((@Sendable () -> Int).self)() == 7)
  }

  @Test func `C1: two specialisations of one protocol are two keys`() throws {
    container.register((any Shelf<Seat>).self) { Repository<Seat>(name: "seats") }
    container.register((any Shelf<Hall>).self) { Repository<Hall>(name: "halls") }
    #expect(try container.resolve((any Shelf<Seat>).self).name == "seats")
    #expect(try container.resolve((any Shelf<Hall>).self).name == "halls")
  }

  @Test func `C2: a ready instance, a plain, a resolving and an asynchronous factory`() async throws
  {
    let hall = Hall()
    container.register(Hall.self, instance: hall)
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register(Office.self) { (resolver: Resolver) async throws in
      await Task.yield()
      return Office(printing: try await resolver.resolve())
    }
    #expect(try await container.resolve(Hall.self) === hall)
    #expect(try await container.resolve(Office.self).printing.mailer.route == "smtp")
  }

  @Test func `C2: a decorator wraps a named base under the unnamed key`() throws {
    container.register((any Mailer).self, name: "base") { SMTPMailer(host: "smtp") }
    container.register((any Mailer).self) {
      Decorator(name: "loud", base: try $0.resolve(name: "base"))
    }
    #expect(try container.resolve((any Mailer).self).route == "loud > smtp")
  }

  // MARK: - C3: batches

  @Test(arguments: [true, false])
  func `C3: a batch takes conditions, loops and what functions give`(_ isLive: Bool) throws {
    container.register {
      if isLive {
        Registration((any Mailer).self) { SMTPMailer(host: "live") }
      } else {
        Registration((any Mailer).self, instance: SMTPMailer(host: "ready"))
      }
      for name in ["A", "B"] { Registration(Hall.self, name: name) { Hall(name: name) } }
      furniture()
      if isLive { furniture(named: "spare") }
    }
    #expect(try container.resolve((any Mailer).self).route == (isLive ? "live" : "ready"))
    #expect(try container.resolveAll(Hall.self).map(\.name) == ["A", "B"])
    #expect(try container.resolveAll(Seat.self).count == (isLive ? 2 : 1))
  }

  @Test(arguments: [true, false])
  func `C3: one is built from another if that is there, else from a fallback`(_ isThere: Bool)
    throws
  {
    if isThere { container.register((any Mailer).self) { SMTPMailer(host: "smtp") } }
    container.register(Printing.self, from: (any Mailer).self) {
      Printing(mailer: $0)
    } otherwise: { _ in
      Printing(mailer: SMTPMailer(host: "fallback"))
    }
    let route = try container.resolve(Printing.self).mailer.route
    #expect(route == (isThere ? "smtp" : "fallback"))
  }

  // MARK: - C4: resolving

  @Test func `C4: several at once keep the order asked for`() async throws {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, instance: Seat(number: 3))
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let (seat, mailer, hall) = try now { try $0.resolve(Seat.self, (any Mailer).self, Hall.self) }
    #expect((seat.number, mailer.route, hall.name) == (3, "smtp", "Main"))
    let (same, _) = try await container.resolve(Hall.self, Seat.self)
    #expect(same === hall)
  }

  @Test func `C4: resolveIfRegistered is nil only where nothing is registered`() throws {
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
    container.register(Hall.self) { throw Broken() }
    #expect(throws: ContainerError.self) { try container.resolveIfRegistered(Hall.self) }
  }

  @Test func `C4: require gives the instance itself`() {
    container.register(Hall.self) { Hall(name: "required") }
    #expect(container.require(Hall.self).name == "required")
  }

  @Test func `C4: resolveAll gives every name in registration order`() throws {
    for name in ["C", "A", "B"] { container.register(Hall.self, name: name) { Hall(name: name) } }
    #expect(try container.resolveAll(Hall.self).map(\.name) == ["C", "A", "B"])
  }

  // MARK: - C5: order

  @Test func `C5: dependents may be registered before what they need`() throws {
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "late") }
    #expect(try container.resolve(Printing.self).mailer.route == "late")
  }

  @Test func `C5: replacing, unregistering, registering if absent`() throws {
    container.register(Hall.self) { Hall(name: "first") }
    container.register(Hall.self) { Hall(name: "second") }
    #expect(try container.resolve(Hall.self).name == "second")
    #expect(!container.registerIfAbsent(Registration(Hall.self) { Hall(name: "third") }))
    #expect(container.unregister(.of(Hall.self)))
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
    #expect(container.registerIfAbsent(Registration(Hall.self) { Hall(name: "third") }))
    #expect(try container.resolve(Hall.self).name == "third")
  }

  private func now<Value>(_ body: (Container) throws -> Value) rethrows -> Value {
    try body(container)
  }
}

// MARK: - Fixtures

@RegistrationBuilder
private func furniture(named name: String? = nil) -> [any AnyRegistration] {
  Registration(Seat.self, name: name, instance: Seat())
}

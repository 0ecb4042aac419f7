import TestSupport
import Testing
import Understudy

/// Every kind of key and registration, in its shortest form. The details have suites of their own.
@Suite struct `Registering and resolving every kind of key` {
  let container = Container(label: "app")

  // MARK: - Registering

  @Test(.tags(.rowC1))
  func `a protocol, a class, a struct, a specialization and a closure are keys`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "protocol") }
    container.register(SMTPMailer.self) { SMTPMailer(host: "struct") }
    container.register(Hall.self) { Hall(name: "class") }
    container.register((@Sendable () -> Int).self, instance: { 7 })
    #expect(try container.resolve((any Mailer).self).route == "protocol")
    #expect(try container.resolve(SMTPMailer.self).route == "struct")
    #expect(try container.resolve(Hall.self).name == "class")
    #expect(try container.resolve((@Sendable () -> Int).self)() == 7)
  }

  @Test(.tags(.rowC1)) func `two specializations of one protocol are two keys`() throws {
    container.register((any Shelf<Seat>).self) { Repository<Seat>(name: "seats") }
    container.register((any Shelf<Hall>).self) { Repository<Hall>(name: "halls") }
    #expect(try container.resolve((any Shelf<Seat>).self).name == "seats")
    #expect(try container.resolve((any Shelf<Hall>).self).name == "halls")
  }

  @Test(.tags(.rowC2))
  func `a ready instance, a plain, a resolving and an asynchronous factory are registered`()
    async throws
  {
    let hall = Hall()
    container.register(Hall.self, instance: hall)
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register(Office.self) { (resolver: Resolver) async throws in
      Office(printing: try await resolver.resolve())
    }
    #expect(try await container.resolve(Hall.self) === hall)
    #expect(try await container.resolve(Office.self).printing.mailer.route == "smtp")
  }

  @Test(.tags(.rowC2)) func `a decorator wraps a named base under the unnamed key`() throws {
    container.register((any Mailer).self, name: "base") { SMTPMailer(host: "smtp") }
    container.register((any Mailer).self) {
      Decorator(name: "loud", base: try $0.resolve(name: "base"))
    }
    #expect(try container.resolve((any Mailer).self).route == "loud > smtp")
  }

  // MARK: - Batches

  @Test(.tags(.rowC3), arguments: [true, false])
  func `a batch takes conditions, loops and the results of functions`(_ isLive: Bool) throws {
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

  @Test(.tags(.rowC3), arguments: [true, false])
  func `a registration is built from another if that exists, else from a fallback`(_ isThere: Bool)
    throws
  {
    if isThere { container.register((any Mailer).self) { SMTPMailer(host: "smtp") } }
    container.register {
      Registration(Printing.self) {
        let mailer = try $0.resolveIfRegistered((any Mailer).self)
        return Printing(mailer: mailer ?? SMTPMailer(host: "fallback"))
      }
    }
    let route = try container.resolve(Printing.self).mailer.route
    #expect(route == (isThere ? "smtp" : "fallback"))
  }

  // MARK: - Resolving

  @Test(.tags(.rowC4)) func `several keys resolved at once keep their order`() async throws {
    container.register(Hall.self) { Hall() }
    container.register(Seat.self, instance: Seat(number: 3))
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let (seat, mailer, hall) = try now { try $0.resolve(Seat.self, (any Mailer).self, Hall.self) }
    #expect((seat.number, mailer.route, hall.name) == (3, "smtp", "Main"))
    let (same, _) = try await container.resolve(Hall.self, Seat.self)
    #expect(same === hall)
  }

  @Test(.tags(.rowC4)) func `resolveIfRegistered is nil only for unregistered keys`() throws {
    #expect(try container.resolveIfRegistered(Hall.self) == nil)
    container.register(Hall.self) { throw Broken() }
    #expect(throws: ContainerError.self) { try container.resolveIfRegistered(Hall.self) }
  }

  @Test(.tags(.rowC4)) func `require returns the instance itself`() {
    container.register(Hall.self) { Hall(name: "required") }
    #expect(container.require(Hall.self).name == "required")
  }

  @Test(.tags(.rowC4)) func `resolveAll returns every name in registration order`() throws {
    for name in ["C", "A", "B"] { container.register(Hall.self, name: name) { Hall(name: name) } }
    #expect(try container.resolveAll(Hall.self).map(\.name) == ["C", "A", "B"])
  }

  // MARK: - Order

  @Test(.tags(.rowC5)) func `dependents may be registered before their dependencies`() throws {
    container.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    container.register((any Mailer).self) { SMTPMailer(host: "late") }
    #expect(try container.resolve(Printing.self).mailer.route == "late")
  }

  @Test(.tags(.rowC5)) func `registrations are replaced, removed and added if absent`() throws {
    container.register(Hall.self) { Hall(name: "first") }
    container.register(Hall.self) { Hall(name: "second") }
    #expect(try container.resolve(Hall.self).name == "second")
    #expect(!container.registerIfAbsent(Registration(Hall.self) { Hall(name: "third") }))
    #expect(container.unregister(Hall.self))
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

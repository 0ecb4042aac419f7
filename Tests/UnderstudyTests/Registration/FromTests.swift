import TestSupport
import Testing
import Understudy

/// The use-case pattern: one thing is built from another if that is registered.
@Suite(.tags(.rowM4)) struct `Building from another registration` {
  let container = Container(label: "app")

  private func registerOffice(fallback: String = "pick-up") {
    container.register {
      Registration(Printing.self) {
        let mailer = try $0.resolveIfRegistered((any Mailer).self)
        return Printing(mailer: mailer ?? SMTPMailer(host: fallback))
      }
    }
  }

  private var route: String { get throws { try container.resolve(Printing.self).mailer.route } }

  @Test func `the source is used if it is registered, before or after`() throws {
    registerOffice()
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    #expect(try route == "smtp")
  }

  @Test func `the fallback is used if the source is not registered, once`() throws {
    registerOffice()
    #expect(try route == "pick-up")
    #expect(try container.resolve(Printing.self) === container.resolve(Printing.self))
  }

  @Test func `registering the source drops the fallback's instance, and its dependents`() throws {
    registerOffice()
    container.register(Office.self) { Office(printing: try $0.resolve()) }
    #expect(try container.resolve(Office.self).printing.mailer.route == "pick-up")
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    #expect(try container.resolve(Office.self).printing.mailer.route == "smtp")
    container.register((any Mailer).self) { SMTPMailer(host: "other") }
    #expect(try container.resolve(Office.self).printing.mailer.route == "other")
    container.unregister((any Mailer).self)
    #expect(try container.resolve(Office.self).printing.mailer.route == "pick-up")
  }

  @Test func `names of source and target are told apart`() throws {
    container.register((any Mailer).self) { SMTPMailer(host: "unnamed") }
    container.register((any Mailer).self, name: "night") { SMTPMailer(host: "night") }
    container.register {
      Registration(Printing.self, name: "late") {
        Printing(mailer: try $0.resolve(name: "night"))
      }
    }
    #expect(try container.resolve(Printing.self, name: "late").mailer.route == "night")
    #expect(try container.resolveIfRegistered(Printing.self) == nil)
  }

  @Test func `a failing source is an error, not an absent one`() throws {
    registerOffice()
    container.register((any Mailer).self) { throw Broken() }
    let error = try #require(throws: ContainerError.self) { try route }
    #expect(error.kind == .factoryFailed)
    #expect(error.path == [Key(Printing.self), Key((any Mailer).self)])
  }

  @Test func `a source behind a firewall is an error, not an absent one`() throws {
    registerOffice()
    container.register((any Mailer).self) { SMTPMailer(host: "smtp") }
    let host = IssueCollector()
    let rules = MockRules(missing: .throwsOnly, firewall: .marked)
    let mock = Container.mock(rules, over: container, host: host)
    mock.register { Registration((any Mailer).self) { SMTPMailer(host: "live") }.live() }
    let error = try #require(throws: ContainerError.self) { try mock.resolve(Printing.self) }
    #expect(error.kind == .blockedByFirewall)
  }

  @Test func `an absent source is no issue of a strict mock`() throws {
    let host = IssueCollector()
    let mock = Container(label: "mock", rules: MockRules(missing: .fails), host: host)
    mock.register {
      Registration(Printing.self) {
        let mailer = try $0.resolveIfRegistered((any Mailer).self)
        return Printing(mailer: mailer ?? SMTPMailer(host: "pick-up"))
      }
    }
    #expect(try mock.resolve(Printing.self).mailer.route == "pick-up")
    #expect(host.issues.isEmpty)
  }

  @Test func `a missing source without a fallback is an error at the resolving line`() throws {
    container.register {
      Registration(Printing.self) { Printing(mailer: try $0.resolve()) }
    }
    let line = UInt(#line - 2)
    let error = try #require(throws: ContainerError.self) { try route }
    #expect(error.kind == .dependencyNotRegistered)
    #expect(error.path == [Key(Printing.self), Key((any Mailer).self)])
    #expect(error.context.resolvedAt?.line == line)
  }

  @Test func `the lifetime may be given, for a type that is not Sendable`() throws {
    container.register {
      Registration(Slip.self, lifetime: .transient) {
        let seat = try $0.resolveIfRegistered(Seat.self)
        return Slip(text: seat.map { "seat \($0.number)" } ?? "standing")
      }
    }
    let standing = try container.resolve(Slip.self)
    #expect(standing.text == "standing")
    #expect(try container.resolve(Slip.self) !== standing)
    container.register(Seat.self, instance: Seat(number: 4))
    #expect(try container.resolve(Slip.self).text == "seat 4")
  }

  @Test func `a batch can build from sources, too`() throws {
    container.register {
      Registration(Printing.self) { resolver in
        let mailer = try resolver.resolveIfRegistered((any Mailer).self)
        let seat = try resolver.resolve(Seat.self)
        return Printing(mailer: mailer ?? SMTPMailer(host: "seat \(seat.number)"))
      }
      Registration(Seat.self, instance: Seat(number: 2))
    }
    #expect(try route == "seat 2")
  }

  @Test func `an asynchronous registration uses its fallback, and then a source that suspends`()
    async throws
  {
    container.register {
      Registration(Printing.self) { resolver in
        let mailer = try await resolver.resolveIfRegistered((any Mailer).self)
        return Printing(mailer: mailer ?? SMTPMailer(host: "pick-up"))
      }
    }
    #expect(try await container.resolve(Printing.self).mailer.route == "pick-up")
    container.register((any Mailer).self) { (_: Resolver) async in
      SMTPMailer(host: "smtp")
    }
    #expect(try await container.resolve(Printing.self).mailer.route == "smtp")
  }

  @Test func `an asynchronous transient may have a fallback that suspends`() async throws {
    container.register {
      Registration(Slip.self, lifetime: .transient) { resolver in
        if let seat = try await resolver.resolveIfRegistered(Seat.self) {
          return Slip(text: "seat \(seat.number)")
        }
        await Task.yield()
        return Slip(text: "standing")
      }
    }
    #expect(try await container.resolve(Slip.self).text == "standing")
  }
}

@Suite(.tags(.rowF2)) struct `Abstract factories` {
  let container = Container(label: "app")

  @Test func `an abstract factory feeds several registrations, which follow when it is replaced`()
    throws
  {
    container.register {
      Registration((any PrintingKit).self) { DotKit() }
      Registration((any Mailer).self) { try $0.resolve((any PrintingKit).self).makeMailer() }
      Registration(Slip.self, lifetime: .transient) {
        try $0.resolve((any PrintingKit).self).makeSlip()
      }
    }
    #expect(try container.resolve((any Mailer).self).route == "dot")
    #expect(try container.resolve(Slip.self).text == "dot")
    container.register((any PrintingKit).self) { LaserKit() }
    #expect(try container.resolve((any Mailer).self).route == "laser")
    #expect(try container.resolve(Slip.self).text == "laser")
  }

  @Test func `an error of the product fails the registration that it feeds`() throws {
    container.register((any PrintingKit).self) { BrokenKit() }
    container.register {
      Registration(Slip.self, lifetime: .transient) {
        try $0.resolve((any PrintingKit).self).makeSlip()
      }
    }
    let error = try #require(throws: ContainerError.self) { try container.resolve(Slip.self) }
    #expect(error.kind == .factoryFailed)
    #expect(error.key == Key(Slip.self))
    #expect(error.underlying is Broken)
  }
}

// MARK: - Fixtures

private final class Slip {
  let text: String
  init(text: String) { self.text = text }
}

private protocol PrintingKit: Sendable {
  func makeMailer() -> any Mailer
  func makeSlip() throws -> Slip
}
private struct DotKit: PrintingKit {
  func makeMailer() -> any Mailer { SMTPMailer(host: "dot") }
  func makeSlip() -> Slip { Slip(text: "dot") }
}
private struct LaserKit: PrintingKit {
  func makeMailer() -> any Mailer { SMTPMailer(host: "laser") }
  func makeSlip() -> Slip { Slip(text: "laser") }
}
private struct BrokenKit: PrintingKit {
  func makeMailer() -> any Mailer { SMTPMailer(host: "broken") }
  func makeSlip() throws -> Slip { throw Broken() }
}

import Testing
import Understudy

/// How long a sharing fork goes on with instances that hold wrappers of their origin.
@Suite struct `Inherited instances` {
  let origin = Container(label: "origin")

  init() {
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    origin.register(Desk.self) { Desk() }
  }

  @Test func `stay if their keys were registered again before the fork alone`() throws {
    origin.register(Hall.self) { Hall() }
    origin.register(Theatre.self) {
      Theatre(
        office: Office(printing: Printing(mailer: SMTPMailer(host: try $0.resolve(Hall.self).name)))
      )
    }
    _ = try origin.resolve(Theatre.self)
    let desk = try origin.resolve(Desk.self)
    origin.register((any Mailer).self) { SMTPMailer(host: "newer") }
    let fork = origin.fork(sharing: .builtInstances)
    fork.register(Hall.self) { Hall() }

    #expect(try fork.resolve(Desk.self) === desk)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(Desk.self).mailer().route == "double")
  }

  @Test func `are dropped when a key that was absent is registered`() throws {
    origin.unregister((any Mailer).self)
    let desk = try origin.resolve(Desk.self)
    origin.register((any Mailer).self) { SMTPMailer(host: "live") }
    #expect(try origin.resolve(Desk.self) === desk)
    let fork = origin.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }

    #expect(try fork.resolve(Desk.self).mailer().route == "double")
  }

  @Test func `are dropped when a key that their origin unregistered is registered again`() throws {
    let desk = try origin.resolve(Desk.self)
    origin.unregister((any Mailer).self)
    #expect(try origin.resolve(Desk.self) === desk)
    let fork = origin.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }

    #expect(try fork.resolve(Desk.self).mailer().route == "double")
  }

  @Test func `are dropped with the dependencies that their origin built`() throws {
    origin.register(Printing.self) { Printing(mailer: try $0.resolve()) }
    origin.register(PrintDesk.self) { PrintDesk() }
    let desk = try origin.resolve(PrintDesk.self)
    _ = try desk.printing()

    let fork = origin.fork(sharing: .builtInstances)
    fork.register(Seat.self, instance: Seat())
    #expect(try fork.resolve(PrintDesk.self) === desk)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(PrintDesk.self).printing().mailer.route == "double")
    #expect(try desk.printing().mailer.route == "live")
  }

  @Test func `are dropped together with the fork's instances built from them`() throws {
    origin.register(Foyer.self) { Foyer(desk: try $0.resolve()) }
    _ = try origin.resolve(Desk.self)
    let fork = origin.fork(sharing: .builtInstances)
    let foyer = try fork.resolve(Foyer.self)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }

    #expect(try fork.resolve(Foyer.self) !== foyer)
    #expect(try fork.resolve(Foyer.self).desk.mailer().route == "double")
  }

  @Test func `are compared over generations of forks`() throws {
    let desk = try origin.resolve(Desk.self)
    let first = origin.fork(sharing: .builtInstances)
    first.register((any Mailer).self) { SMTPMailer(host: "first") }
    let second = first.fork(sharing: .builtInstances)
    #expect(try second.resolve(Desk.self).mailer().route == "first")

    let other = origin.fork(sharing: .builtInstances).fork(sharing: .builtInstances)
    other.register(Hall.self) { Hall() }
    #expect(try other.resolve(Desk.self) === desk)
    other.register((any Mailer).self) { SMTPMailer(host: "other") }
    #expect(try other.resolve(Desk.self).mailer().route == "other")
  }

  @Test func `stay in a child's fork while the parent's fork stays as it is`() throws {
    let child = Container(label: "child", parent: origin)
    child.register(Foyer.self) { Foyer(desk: Desk()) }
    let foyer = try child.resolve(Foyer.self)
    let fork = child.fork(sharing: .builtInstances)
    fork.register(Hall.self) { Hall() }

    #expect(try fork.resolve(Foyer.self) === foyer)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try fork.resolve(Foyer.self).desk.mailer().route == "double")
  }
}

// MARK: - Fixtures

private final class Desk: Sendable {
  let mailer = Injected<any Mailer>()
}

private final class PrintDesk: Sendable {
  let printing = Injected<Printing>()
}

private final class Foyer: Sendable {
  let desk: Desk
  init(desk: Desk) { self.desk = desk }
}

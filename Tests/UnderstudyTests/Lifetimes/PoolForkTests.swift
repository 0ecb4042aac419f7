import TestSupport
import Testing

@testable import Understudy

@Suite(.tags(.rowL2)) struct `Pools in forks` {
  let app = Container(label: "app")

  init() {
    app.register((any Mailer).self) { SMTPMailer(host: "app") }
    app.register(Seat.self, instance: Seat())
    app.register {
      Registration(pooling: Printing.self, maximum: 1) { Printing(mailer: try $0.resolve()) }
    }
    app.register(Desk.self) { Desk(printings: try $0.resolve()) }
  }

  private func route(_ pool: Pool<Printing>) throws -> String {
    let lease = try #require(try pool.borrowIfAvailable())
    defer { lease.end() }
    return lease.value.mailer.route
  }

  @Test(arguments: [true, false])
  func `a fork that overrides a dependency of the instances has a pool of its own`(_ isUsed: Bool)
    throws
  {
    let desk = try app.resolve(Desk.self)
    if isUsed { _ = try route(desk.printings) }
    let fork = app.fork(sharing: .builtInstances)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try route(fork.resolve(Desk.self).printings) == "double")
    #expect(try route(fork.resolve(Pool<Printing>.self)) == "double")
    #expect(try app.resolve(Desk.self) === desk)
    #expect(try route(desk.printings) == "app")
  }

  @Test func `a fork that overrides something else shares a pool that is in use`() throws {
    let desk = try app.resolve(Desk.self)
    _ = try route(desk.printings)
    let fork = app.fork(sharing: .builtInstances)
    fork.register(Seat.self, instance: Seat(number: 2))
    #expect(try fork.resolve(Desk.self) === desk)
    #expect(try fork.fork(sharing: .builtInstances).resolve(Desk.self) === desk)
  }

  @Test func `a fork that overrides nothing shares the pool, used or not`() throws {
    let pool = try app.resolve(Pool<Printing>.self)
    let fork = app.fork(sharing: .builtInstances)
    #expect(try fork.resolve(Pool<Printing>.self) === pool)
    #expect(try route(pool) == "app")
    #expect(try fork.resolve(Pool<Printing>.self) === pool)
    fork.register((any Mailer).self) { SMTPMailer(host: "double") }
    #expect(try route(fork.resolve(Pool<Printing>.self)) == "double")
  }

  @Test func `a fork that shares nothing has a pool of its own`() throws {
    let pool = try app.resolve(Pool<Printing>.self)
    #expect(try app.fork().resolve(Pool<Printing>.self) !== pool)
  }

  @Test func `children share their parent's pool, whose instances are made there`() throws {
    let pool = try app.resolve(Pool<Printing>.self)
    let child = Container(label: "child", parent: app)
    child.register((any Mailer).self) { SMTPMailer(host: "child") }
    #expect(try child.resolve(Pool<Printing>.self) === pool)
    #expect(try route(pool) == "app")
  }

  @Test func `a fork under a firewall lends no instance that live code has made`() throws {
    app.register { Registration((any Mailer).self) { SMTPMailer(host: "live") }.live() }
    let pool = try app.resolve(Pool<Printing>.self)
    #expect(try route(pool) == "live")
    let host = IssueCollector()
    let rules = MockRules(missing: .throwsOnly, firewall: .marked)
    let fork = app.fork(sharing: .builtInstances, label: "fork", rules: rules, host: host)
    let guarded = try fork.resolve(Pool<Printing>.self)
    #expect(guarded !== pool)
    let error = try #require(throws: ContainerError.self) { try route(guarded) }
    #expect(error.kind == .blockedByFirewall)
    #expect(guarded.statistics.usedSlots == 0)
  }

  @Test func `a block of overrides borrows instances made inside`() throws {
    let outside = try app.resolve(Pool<Printing>.self)
    #expect(try route(outside) == "app")
    let inside = try withContainer(app) {
      try withContainer {
        $0.register((any Mailer).self) { SMTPMailer(host: "block") }
      } operation: {
        try route(Container.current.resolve())
      }
    }
    #expect(inside == "block")
  }
}

// MARK: - Fixtures

private final class Desk: Sendable {
  let printings: Pool<Printing>
  init(printings: Pool<Printing>) { self.printings = printings }
}

import TestSupport
import Testing
import Understudy

@Suite(.tags(.rowL2)) struct `Pools` {
  let host = IssueCollector()
  let container: Container
  let log = Recorder<String>()

  init() { container = Container(label: "app", rules: nil, host: host) }

  private func pool(
    maximum: Int = 1,
    reset: (@Sendable (Printer) throws -> Void)? = nil
  ) throws -> Pool<Printer> {
    let made = Counter()
    container.register {
      Registration(
        pooling: Printer.self,
        maximum: maximum,
        factory: { _ in
          Printer(number: made.add())
        },
        reset: reset,
        discard: { [log] in log.add("discard \($0.number)") }
      )
    }
    return try container.resolve()
  }

  @Test func `an instance is lent again, and a second one made while the first is out`()
    async throws
  {
    let pool = try pool(maximum: 2)
    let first = try await pool.borrow()
    let second = try await pool.borrow()
    #expect([first.value.number, second.value.number] == [1, 2])
    first.end()
    #expect(try await pool.borrow().value === first.value)
    #expect(pool.statistics.everMade == 2)
  }

  @Test func `a pool is one instance, injected like anything else`() throws {
    let pool = try pool()
    #expect(try container.resolve(Pool<Printer>.self) === pool)
    let injected = withContainer(container) { Injected<Pool<Printer>>() }
    #expect(try injected() === pool)
  }

  @Test func `an operation borrows and returns, also if it throws`() async throws {
    let pool = try pool()
    let number = try await pool.withBorrowed { printer in
      #expect(pool.statistics.borrowed == 1)
      return printer.number
    }
    #expect(number == 1)
    await #expect(throws: Broken.self) {
      try await pool.withBorrowed { _ in throw Broken() }
    }
    #expect(pool.statistics.borrowed == 0)
    #expect(pool.statistics.idle == 1)
  }

  @Test func `a borrow without waiting returns an instance or nil`() throws {
    let pool = try pool()
    let lease = try #require(try pool.borrowIfAvailable())
    #expect(try pool.borrowIfAvailable() == nil)
    lease.end()
    #expect(try pool.borrowIfAvailable()?.value === lease.value)
  }

  @Test func `a lease that nobody holds any more is returned, once`() throws {
    let resets = Counter()
    let pool = try pool(reset: { _ in resets.add() })
    var lease = try pool.borrowIfAvailable()
    lease?.end()
    lease?.end()
    lease = nil
    #expect(resets.count == 1)
    #expect(pool.statistics.idle == 1)
    lease = try pool.borrowIfAvailable()
    lease = nil
    #expect(resets.count == 2)
    #expect(pool.statistics.idle == 1)
    _ = lease
  }

  @Test func `an instance is reset between two leases`() throws {
    let pool = try pool(reset: { $0.pages.add("reset") })
    let first = try #require(try pool.borrowIfAvailable())
    first.value.pages.add("page")
    first.end()
    let second = try #require(try pool.borrowIfAvailable())
    #expect(second.value.pages.all == ["page", "reset"])
  }

  @Test func `an instance whose reset throws is discarded, and its place is free`() async throws {
    let pool = try pool(reset: { if $0.number == 1 { throw Broken() } })
    try pool.borrowIfAvailable()?.end()
    let second = try await pool.borrow()
    #expect(second.value.number == 2)
    #expect(log.all == ["discard 1"])
    second.end()
    #expect(pool.statistics.idle == 1)
  }

  @Test func `a factory that throws frees its place`() async throws {
    let attempts = Counter()
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { _ in
        if attempts.add() == 1 { throw Broken() }
        return Printer(number: 0)
      }
    }
    let line = UInt(#line - 5)
    let pool: Pool<Printer> = try await container.resolve()
    let error = try await #require(throws: ContainerError.self) { try await pool.borrow() }
    #expect(error.kind == .factoryFailed)
    #expect(error.key == Key(Printer.self))
    #expect(error.context.registeredAt?.line == line)
    #expect(pool.statistics.usedSlots == 0)
    _ = try await pool.borrow()
  }

  @Test func `a factory that suspends is not run for a borrow without waiting`() async throws {
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { (_: Resolver) async in
        Printer(number: 1)
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    #expect(try now(pool) == nil)
    try await pool.borrow().end()
    #expect(try now(pool) != nil)
  }

  @Test func `an instance made from a registration that was replaced is not lent again`()
    async throws
  {
    container.register((any Mailer).self) { SMTPMailer(host: "old") }
    container.register {
      Registration(pooling: Printing.self, maximum: 1) {
        Printing(mailer: try $0.resolve())
      } discard: { [log] in
        log.add("discard \($0.mailer.route)")
      }
    }
    container.register(Seat.self, instance: Seat())
    let pool: Pool<Printing> = try await container.resolve()
    let first = try await pool.withBorrowed { $0 }
    container.register(Seat.self, instance: Seat(number: 2))
    #expect(try await pool.withBorrowed { $0 } === first)
    container.register((any Mailer).self) { SMTPMailer(host: "new") }
    #expect(try await pool.withBorrowed { $0.mailer.route } == "new")
    #expect(log.all == ["discard old"])
    container.register((any Mailer).self) { SMTPMailer(host: "newest") }
    #expect(try now(pool) == nil)  // its place is free when the old one is discarded
    #expect(try await pool.borrow().value.mailer.route == "newest")
  }

  @Test func `names tell pools of one type apart`() async throws {
    container.register {
      Registration(pooling: Printer.self, name: "left", maximum: 1) { _ in Printer(number: 1) }
      Registration(pooling: Printer.self, name: "right", maximum: 1) { _ in Printer(number: 2) }
    }
    let right = try await container.resolve(Pool<Printer>.self, name: "right")
    #expect(try await right.borrow().value.number == 2)
  }

  @Test(arguments: [0, -3])
  func `a maximum below one is an error at the registration's line`(_ maximum: Int) throws {
    let line = UInt(#line + 2)
    container.register {
      Registration(pooling: Printer.self, maximum: maximum) { _ in Printer(number: 1) }
    }
    let error = try #require(throws: ContainerError.self) {
      try container.resolve(Pool<Printer>.self)
    }
    #expect(error.kind == .invalidPoolSize)
    #expect(
      error.description == """
        Pool<Printer> has a maximum of \(maximum).
          registered at UnderstudyTests/LendingTests.swift:\(line)
          fix: give it a maximum of at least 1.
        """
    )
    #expect(host.issues.map(\.message) == [error.description])
    #expect(host.issues.map(\.site.line) == [line])
  }

  @Test func `a maximum below one is an error in a batch, if absent, and in a whole batch, too`()
    throws
  {
    let bad = Registration(pooling: Printer.self, maximum: 0) { _ in Printer(number: 1) }
    container.register { bad }
    container.unregister(bad.key.type, name: bad.key.name)
    #expect(container.registerIfAbsent(bad))
    #expect(!container.registerIfAbsent(bad))
    #expect(host.issues.count == 2)
    let error = #expect(throws: ContainerError.self) { try container.extend { bad } }
    #expect(error?.kind == .invalidPoolSize)
    #expect(throws: ContainerError.self) { try container.validate() }
  }

  private func now<Element>(
    _ pool: Pool<Element>
  ) throws(ContainerError) -> Pool<Element>.Lease? {
    try pool.borrowIfAvailable()
  }
}

// MARK: - Fixtures

final class Printer: Sendable {
  let number: Int
  let pages = Recorder<String>()
  let turnstile = Turnstile()
  init(number: Int) { self.number = number }
}

/// Counts who is inside, and how many there were at most.
final class Turnstile: Sendable {
  private let counts = Lock((now: 0, most: 0))
  var most: Int { counts.withLock { $0.most } }

  func enter() {
    counts.withLock { counts in
      counts.now += 1
      counts.most = max(counts.most, counts.now)
    }
  }

  func leave() { counts.withLock { $0.now -= 1 } }
}

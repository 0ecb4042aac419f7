import TestSupport
import Testing

@testable import Understudy

@Suite(.tags(.rowL2)) struct `The end of a pool` {
  let host = IssueCollector()
  let container: Container
  let log = Recorder<String>()
  let made = Counter()

  init() { container = Container(label: "app", rules: nil, host: host) }

  private func pool(
    maximum: Int = 3,
    discard: (@Sendable (Printer) async -> Void)? = nil
  ) throws -> Pool<Printer> {
    container.register {
      Registration(
        pooling: Printer.self,
        maximum: maximum,
        factory: { [made] _ in
          Printer(number: made.add())
        },
        reset: { [log] in log.add("reset \($0.number)") },
        discard: discard ?? { [log] in log.add("discard \($0.number)") }
      )
    }
    return try container.resolve()
  }

  private func leases(_ count: Int, of pool: Pool<Printer>) throws -> [Pool<Printer>.Lease] {
    try (0..<count).map { _ in try #require(try pool.borrowIfAvailable()) }
  }

  @Test func `closing the container discards idle instances, and the others when they return`()
    async throws
  {
    let isDiscarded = Latch()
    let pool = try pool { [log] printer in
      log.add("discard \(printer.number)")
      if printer.number == 3 { isDiscarded.open() }
    }
    let leases = try leases(3, of: pool)
    leases[0].end()
    leases[1].end()
    await container.close()
    #expect(log.all == ["reset 1", "reset 2", "discard 2", "discard 1"])
    leases[2].end()
    await isDiscarded.wait()
    #expect(log.all.last == "discard 3")
    #expect(!log.all.contains("reset 3"))
    #expect(pool.statistics.borrowed == 0)
    #expect(host.issues.isEmpty)
  }

  @Test func `closing ends waits with an error that names the container`() async throws {
    let pool = try pool(maximum: 1)
    let lease = try leases(1, of: pool)[0]
    let waiting = [0, 1].map { _ in Task.immediate { _ = try await pool.borrow() } }
    #expect(pool.statistics.waiting == 2)
    await container.close()
    for task in waiting {
      let error = await #expect(throws: ContainerError.self) { try await task.value }
      #expect(error?.kind == .containerClosed)
      #expect(error?.key == Key(Printer.self))
      #expect(error?.context.label == "app")
    }
    lease.end()
  }

  @Test func `borrowing after the end is the same error, in every form`() async throws {
    let pool = try pool()
    await container.close()
    let error = await #expect(throws: ContainerError.self) { try await pool.borrow() }
    #expect(error?.kind == .containerClosed)
    let other = #expect(throws: ContainerError.self) { try now(pool) }
    #expect(other?.kind == .containerClosed)
    #expect(made.count == 0)
  }

  @Test func `instances of a replaced registration are discarded at the end, too`() async throws {
    let old = try pool()
    try old.borrowNow()?.end()
    let new = try pool()
    #expect(old !== new)
    await container.close()
    #expect(log.all == ["reset 1", "discard 1"])
  }

  @Test func `closing waits for instances that are being discarded`() async throws {
    let (begun, gate) = (Latch(), Latch())
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { _ in
        Printer(number: 1)
      } reset: { _ in
        throw Broken()
      } discard: { [log] _ in
        begun.open()
        await gate.wait()
        log.add("discarded")
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    try pool.borrowNow()?.end()
    await begun.wait()
    let closing = Task.immediate { [container, log] in
      await container.close()
      log.add("closed")
    }
    gate.open()
    await closing.value
    #expect(log.all == ["discarded", "closed"])
  }

  @Test func `an instance that is made while the pool ends is discarded, and nobody gets it`()
    async throws
  {
    let (isDiscarded, build) = (Latch(), HeldBuild())
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { (_: Resolver) async throws in
        await build.hold()
        return Printer(number: 1)
      } discard: { [log] in
        log.add("discard \($0.number)")
        isDiscarded.open()
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    let borrowing = Task { _ = try await pool.borrow() }
    await build.started()
    await container.close()
    build.end()
    let error = await #expect(throws: ContainerError.self) { try await borrowing.value }
    #expect(error?.kind == .containerClosed)
    await isDiscarded.wait()
    #expect(log.all == ["discard 1"])
    #expect(pool.statistics.borrowed == 0)
  }

  @Test func `a pool's own hook runs first, and the pool closes even so`() async throws {
    container.register {
      Registration(pooling: Printer.self, maximum: 1) { _ in
        Printer(number: 1)
      } discard: { [log] _ in
        log.add("discard")
      }
      .onClose(within: .ample) { [log] pool in
        log.add("hook, idle: \(pool.statistics.idle)")
        throw Broken()
      }
    }
    let pool: Pool<Printer> = try await container.resolve()
    try pool.borrowNow()?.end()
    await container.close()
    #expect(log.all == ["hook, idle: 1", "discard"])
    #expect(host.issues.count == 1)
  }

  @Test func `a hook that runs before the pool's turn may still borrow idle instances`()
    async throws
  {
    let pool = try pool()
    container.register {
      Registration(Hall.self) { Hall() }.onClose(within: .ample) { [log] _ in
        try await pool.withBorrowed { log.add("used \($0.number)") }
      }
    }
    _ = try await container.resolve(Hall.self)
    try pool.borrowNow()?.end()
    await container.close()
    #expect(log.all == ["reset 1", "used 1", "reset 1", "discard 1"])
  }

  @Test(arguments: [true, false])
  func `a container dropped without closing reports the instances left`(_ isUsed: Bool)
    async throws
  {
    do {
      let container = Container(label: "dropped", rules: nil, host: host)
      container.register {
        Registration(pooling: Printer.self, maximum: 1) { _ in
          Printer(number: 1)
        } discard: { _ in
        }
      }
      container.register { Registration(pooling: Hall.self, maximum: 1) { _ in Hall() } }
      let printers: Pool<Printer> = try await container.resolve()
      let halls: Pool<Hall> = try await container.resolve()
      if isUsed { try printers.borrowNow()?.end() }
      try halls.borrowNow()?.end()
    }
    #expect(
      host.issues.map(\.message)
        == (isUsed
          ? [
            """
            Container "dropped" was dropped without close(), so clean-up hooks never ran: \
            Pool<Printer>.
              fix: await container.close() when it is no longer needed.
            """
          ] : [])
    )
  }

  @Test func `a pool keeps no container alive, and reports that its container is gone`()
    async throws
  {
    weak var gone: Container?
    let pool: Pool<Printer>
    do {
      let local = Container(label: "gone")
      local.register { Registration(pooling: Printer.self, maximum: 2) { _ in Printer(number: 1) } }
      pool = try await local.resolve()
      try pool.borrowNow()?.end()
      gone = local
    }
    #expect(gone == nil)
    let lease = try pool.borrowNow()
    #expect(lease?.value.number == 1)
    let error = #expect(throws: ContainerError.self) { try now(pool) }
    #expect(error?.kind == .containerUnavailable)
  }

  private func now(_ pool: Pool<Printer>) throws(ContainerError) -> Pool<Printer>.Lease? {
    try pool.borrowIfAvailable()
  }
}

// MARK: - Fixtures

extension Pool {
  fileprivate func borrowNow() throws(ContainerError) -> Lease? { try borrowIfAvailable() }
}

import TestSupport
import Testing

@testable import Understudy

/// Who waits for what nobody gives back.
@Suite(.timeLimit(.minutes(5))) struct `A pool in a test whose instances are all in use` {
  let host = IssueCollector()
  let container: Container

  init() {
    container = Container(label: "app", rules: nil, host: host)
    container.waitTimeout = .milliseconds(20)
  }

  @Test func `ends the wait at the limit, and names the borrowers`() async throws {
    container.register { Registration(pooling: Seat.self, maximum: 1) { _ in Seat() } }
    let pool: Pool<Seat> = try await container.resolve()
    let line = UInt(#line) + 1
    let error = try await pool.withBorrowed { _ in
      await #expect(throws: ContainerError.self) { try await pool.withBorrowed { _ in } }
    }
    #expect(error?.kind == .timedOut)
    #expect(
      error?.description == """
        No Seat was returned to its pool within 0.02 seconds, and all its instances are in use.
          requested at UnderstudyTests/PoolExhaustionTests.swift:\(line + 1)
          borrowed at UnderstudyTests/PoolExhaustionTests.swift:\(line) and not returned
          container: "app"
          fix: end its lease (`end()`) before borrowing the next, or pass on the borrowed \
        instance; if one task needs several at a time, raise the pool's maximum; if instances come back late, raise container.waitTimeout.
        """
    )
    #expect(host.issues.map(\.message) == [error?.description])
    // Nobody has lost a place.
    #expect(try await pool.withBorrowed { $0 } == Seat())
    #expect(pool.statistics.waiting == 0)
    #expect(pool.leases.withLock { $0.isEmpty })
  }
}

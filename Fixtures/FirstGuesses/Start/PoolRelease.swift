// guess: pool.release(element)
// expect: error: end the lease that borrow() returned: lease.end()

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ pool: Pool<Store>, _ store: Store) {
  pool.release(store)
}

// --- instead

func start(_ pool: Pool<Store>) async throws {
  let lease = try await pool.borrow()
  lease.end()
}

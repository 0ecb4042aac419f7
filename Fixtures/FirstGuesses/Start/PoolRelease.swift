// guess: pool.release(element)
// from: field trial
// expect: error: what borrow() gives knows its pool: loan.end()

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
  let loan = try await pool.borrow()
  loan.end()
}

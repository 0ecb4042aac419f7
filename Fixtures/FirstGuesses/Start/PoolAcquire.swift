// guess: pool.acquire()
// expect: error: borrow for a block: try await pool.withBorrowed

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ pool: Pool<Store>) throws {
  _ = pool.acquire()
}

// --- instead

func start(_ pool: Pool<Store>) async throws {
  _ = try await pool.withBorrowed { store in ObjectIdentifier(store) }
}

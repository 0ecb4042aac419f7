// guess: container.pool(of: T.self)
// expect: error: resolve the pool: try container.resolve(Pool<T>.self)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  _ = container.pool(of: Store.self)
}

// --- instead

func start(_ container: Container) throws {
  _ = try container.resolve(Pool<Store>.self)
}

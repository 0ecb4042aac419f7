// guess: container.register((any Clock<Duration>).self) { … }
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register((any Clock<Duration>).self) { ContinuousClock() }
  _ = try container.resolve((any Clock<Duration>).self)
}

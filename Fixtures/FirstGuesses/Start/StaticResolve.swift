// guess: try Container.resolve(T.self)
// from: Resolver
// expect: error: resolve from a container: try Container.current.resolve(T.self)

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() throws {
  _ = try Container.resolve((any Mailer).self)
}

// --- instead

func start() throws {
  _ = try Container.current.resolve((any Mailer).self)
}

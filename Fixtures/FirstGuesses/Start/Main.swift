// guess: Container.main.resolve(T.self)
// from: Resolver
// expect: error: read Container.current

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() throws {
  let _: any Mailer = try Container.main.resolve()
}

// --- instead

func start() throws {
  let _: any Mailer = try Container.current.resolve()
}

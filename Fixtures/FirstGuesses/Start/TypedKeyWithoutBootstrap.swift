// guess: try Container.current[\.prices]
// from: swift-dependencies
// expect: ok

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

extension Dependencies { var prices: Dependency<[Int]> { Dependency(default: { [1] }) } }

// --- guess

func start() throws {
  _ = try Container.current[\.prices]
}

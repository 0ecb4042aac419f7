// guess: Dependency(default: { … }, test: { … })
// expect: error: declare both values

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

extension Dependencies {
  var prices: Dependency<[Int]> { Dependency(default: { [1] }, test: { [] }) }
}

// --- instead

extension Dependencies {
  var prices: Dependency<[Int]> { Dependency(live: { [1] }, test: { [] }) }
}

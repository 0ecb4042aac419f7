// guess: Dependency(liveValue: …, testValue: …)
// from: swift-dependencies
// expect: error: the labels are live and test

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

extension Dependencies {
  var prices: Dependency<[Int]> { Dependency(liveValue: [1], testValue: []) }
}

// --- instead

extension Dependencies {
  var prices: Dependency<[Int]> { Dependency(live: { [1] }, test: { [] }) }
}

// guess: @Dependency(\.prices) var prices
// from: swift-dependencies
// expect: error: inject a typed key with @Injected

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

extension Dependencies { var prices: Dependency<[Int]> { Dependency(default: { [1] }) } }

// --- guess

struct Desk {
  @Dependency(\.prices) var prices
}

// --- instead

struct Desk {
  @Injected(\.prices) var prices
}

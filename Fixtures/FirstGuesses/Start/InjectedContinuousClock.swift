// guess: @Injected(\.continuousClock) var clock
// from: swift-dependencies
// expect: error: declare it: var clock

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

struct Desk {
  @Injected(\.continuousClock) var clock
}

// --- instead

extension Dependencies {
  var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }
}

struct Desk {
  @Injected(\.clock) var clock
}

// guess: Container.current.clock
// from: Factory
// expect: error: declare a typed key: extension Dependencies { var

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start() {
  _ = Container.current.clock
}

// --- instead

extension Dependencies {
  var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }
}

func start() throws {
  _ = try Container.current[\.clock]
}

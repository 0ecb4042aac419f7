// guess: Registration(T.self) { … }.inObjectScope(.transient)
// from: Swinject
// expect: error: pass lifetime: .transient as an argument

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}
struct Ticket {}
final class Store: Sendable {}

// --- guess

func start(_ container: Container) throws {
  container.register { Registration(Store.self) { Store() }.inObjectScope(.transient) }
}

// --- instead

func start(_ container: Container) throws {
  container.register { Registration(Store.self, lifetime: .transient) { Store() } }
}

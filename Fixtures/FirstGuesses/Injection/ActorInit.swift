// guess: @Injected read in an actor's init
// from: Factory
// expect: error: actor-isolated property 'mailer' can not be referenced from a nonisolated context
// unanswered: the language's own error

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

actor Desk {
  @Injected var mailer: any Mailer
  let route: String
  init() { route = mailer.route }
}

// --- instead

actor Desk {
  @Injected var mailer: any Mailer
  let route: String
  init(mailer: Injected<any Mailer> = Injected()) throws {
    route = try mailer().route
    _mailer = mailer
  }
}

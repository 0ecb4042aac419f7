// guess: Desk(mailer: Injected(MailerSpy()))
// from: constructor injection
// expect: error: write .instance(…)

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

struct Desk {
  @Injected var mailer: any Mailer
}

func make() -> Desk { Desk(mailer: Injected(MailerSpy())) }

// --- instead

struct Desk {
  @Injected var mailer: any Mailer
}

func make() -> Desk { Desk(mailer: .instance(MailerSpy())) }

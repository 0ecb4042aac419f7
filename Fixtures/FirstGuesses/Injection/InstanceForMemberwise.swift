// guess: Desk(mailer: .instance(MailerSpy()))
// from: constructor injection
// expect: ok

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

struct Desk {
  @Injected var mailer: any Mailer
}

func make() -> Desk { Desk(mailer: .instance(MailerSpy())) }

// guess: _mailer = .instance(MailerSpy())
// from: constructor injection
// expect: ok

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

final class Desk {
  @Injected var mailer: any Mailer
  init(mailer: Injected<any Mailer> = Injected()) { _mailer = mailer }
  func use(_ mailer: any Mailer) { _mailer = .instance(mailer) }
}

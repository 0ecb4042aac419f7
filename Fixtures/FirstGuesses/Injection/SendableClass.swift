// guess: @Injected in a final class: Sendable
// from: Factory
// expect: error: of 'Sendable'-conforming class 'Desk' is mutable
// unanswered: the language's own error

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

final class Desk: Sendable {
  @Injected var mailer: any Mailer
}

// --- instead

final class Desk: Sendable {
  private let mailer: Injected<any Mailer>
  init(mailer: Injected<any Mailer> = Injected()) { self.mailer = mailer }
  var route: String { get throws { try mailer().route } }
}

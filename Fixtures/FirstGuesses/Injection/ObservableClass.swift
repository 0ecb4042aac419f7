// guess: @Injected in an @Observable class
// from: Factory
// expect: error: invalid redeclaration of synthesized property '_mailer'
// unanswered: the language's own error

import Observation
import Understudy

protocol Mailer: Sendable { var route: String { get } }
struct MailerSpy: Mailer { var route = "spy" }

// --- guess

@Observable final class Desk {
  @Injected var mailer: any Mailer
}

// --- instead

@Observable final class Desk {
  @ObservationIgnored @Injected var mailer: any Mailer
}

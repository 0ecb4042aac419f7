// guess: @OptionalInjected var mailer: (any Mailer)?
// from: Resolver
// expect: error: an optional property is nil if nothing is registered: @Injected var mailer: (any Mailer)?

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

struct Office {
  @OptionalInjected var mailer: (any Mailer)?
}

// --- instead

struct Office {
  @Injected var mailer: (any Mailer)?
}

// guess: let spy = MailerSpy() container.register(spy, as: (any Mailer).self) _ = try container.resolve(MailerSpy.se…
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  let spy = MailerSpy()
  container.register(spy, as: (any Mailer).self)
  _ = try container.resolve(MailerSpy.self).sends
}

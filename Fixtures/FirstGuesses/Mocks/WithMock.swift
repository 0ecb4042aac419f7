// guess: withMockContainer { $0.register(MailerSpy(), as: (any Mailer).self) } operation: { }
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  withMockContainer {
    $0.register(MailerSpy(), as: (any Mailer).self)
  } operation: {
  }
}

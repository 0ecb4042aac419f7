// guess: withMockContainer { $0.register(MailerSpy(), as: (any Mailer).self) } operation: { }
// expect: error: Write withContainer(.mock { $0.register(…) }) { … }.
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

// --- instead

func guess(_ container: Container) {
  withContainer(.mock { $0.register(MailerSpy(), as: (any Mailer).self) }) {
  }
}

// guess: let mock = Container.mock { $0.register(MailerSpy(), as: (any Mailer).self) } _ = mock
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock {
    $0.register(MailerSpy(), as: (any Mailer).self)
  }
  _ = mock
}

// guess: let mock = Container.mock { Registration(FakeMailer(), as: (any Mailer).self) } _ = mock
// from: field trial
// expect: error: call can throw
// unanswered: says itself what is missing
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock {
    Registration(FakeMailer(), as: (any Mailer).self)
  }
  _ = mock
}

// --- instead

func guess(_ container: Container) {
  let mock = Container.mock {
    $0.register(FakeMailer(), as: (any Mailer).self)
  }
  _ = mock
}

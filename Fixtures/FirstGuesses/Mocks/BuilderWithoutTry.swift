// guess: let mock = Container.mock { Registration(FakeMailer(), as: (any Mailer).self) } _ = mock
// expect: error: Write Container.mock { $0.register(FakeMailer(), as: (any Mailer).self) }.
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

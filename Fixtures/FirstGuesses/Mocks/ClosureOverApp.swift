// guess: let mock = Container.mock(over: container) { $0.register(FakeMailer(), as: (any Mailer).self) } _ = mock
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock(over: container) { $0.register(FakeMailer(), as: (any Mailer).self) }
  _ = mock
}

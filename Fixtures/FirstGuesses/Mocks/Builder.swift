// guess: let mock = try Container.mock { Registration(FakeMailer(), as: (any Mailer).self) } _ = mock
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  let mock = try Container.mock {
    Registration(FakeMailer(), as: (any Mailer).self)
  }
  _ = mock
}

// guess: let mock = Container.mock { $0.register((any Mailer).self, FakeMailer()) } _ = mock
// expect: error: label the instance
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock {
    $0.register((any Mailer).self, FakeMailer())
  }
  _ = mock
}

// --- instead

func guess(_ container: Container) {
  let mock = Container.mock {
    $0.register((any Mailer).self, instance: FakeMailer())
  }
  _ = mock
}

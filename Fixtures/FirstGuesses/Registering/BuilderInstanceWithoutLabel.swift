// guess: container.register { Registration((any Mailer).self, FakeMailer()) }
// expect: error: label the instance: Registration((any P).self
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self, FakeMailer())
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self, instance: FakeMailer())
  }
}

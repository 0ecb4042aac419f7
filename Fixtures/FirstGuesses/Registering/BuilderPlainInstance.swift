// guess: container.register { FakeMailer() }
// from: Hilt @Provides
// expect: error: a builder takes registrations: Registration(x, as: (any P).self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    FakeMailer()
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(FakeMailer(), as: (any Mailer).self)
  }
}

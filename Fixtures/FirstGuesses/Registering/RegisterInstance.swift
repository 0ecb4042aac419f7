// guess: container.registerInstance(FakeMailer())
// from: Unity
// expect: error: write register(x, as: (any P).self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.registerInstance(FakeMailer())
}

// --- instead

func guess(_ container: Container) throws {
  container.register(FakeMailer(), as: (any Mailer).self)
}

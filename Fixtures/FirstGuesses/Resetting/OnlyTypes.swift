// guess: container.reset(only: [BoxOffice.self, (any Mailer).self])
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(only: [BoxOffice.self, (any Mailer).self])
}

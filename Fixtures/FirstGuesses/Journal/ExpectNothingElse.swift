// guess: container.journal.expectNothingElse(than: (any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expectNothingElse(than: (any Mailer).self)
}

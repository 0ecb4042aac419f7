// guess: container.journal.expect((any Mailer).self, resolved: 1)
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, resolved: 1)
}

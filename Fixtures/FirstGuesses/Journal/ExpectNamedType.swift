// guess: container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
}

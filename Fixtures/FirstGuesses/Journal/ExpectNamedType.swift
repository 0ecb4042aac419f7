// guess: container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, name: "backup", resolved: .never)
}

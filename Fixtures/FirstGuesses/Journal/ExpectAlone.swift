// guess: container.journal.expect((any Mailer).self)
// expect: error: say which event: expect(T.self, resolved: 2)
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self)
}

// --- instead

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, resolved: .atLeast(1))
}

// guess: container.journal.expect((any Mailer).self, times: 2)
// expect: error: say which event: expect(T.self, resolved: 2)
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, times: 2)
}

// --- instead

func guess(_ container: Container) throws {
  container.journal.expect((any Mailer).self, resolved: 2)
}

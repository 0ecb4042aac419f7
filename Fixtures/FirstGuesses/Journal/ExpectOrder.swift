// guess: container.journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  container.journal.expectOrder((any PaymentGateway).self, (any Mailer).self)
}

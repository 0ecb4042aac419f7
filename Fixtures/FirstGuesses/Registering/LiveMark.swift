// guess: container.register(Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live())
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live())
}

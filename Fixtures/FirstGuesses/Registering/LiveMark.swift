// guess: container.register(Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live())
// expect: error: registrations go into a batch: register { Registration(…) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live())
}

// --- instead

func guess(_ container: Container) throws {
  container.register { Registration((any PaymentGateway).self) { HTTPPaymentGateway() }.live() }
}

// guess: let mock = Container.mock(label: "sale") { container in container.register((any Mailer).self, instance: Fak…
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock(label: "sale") { container in
    container.register((any Mailer).self, instance: FakeMailer())
    container.register((any PaymentGateway).self, instance: GatewayStub())
  }
  _ = mock
}

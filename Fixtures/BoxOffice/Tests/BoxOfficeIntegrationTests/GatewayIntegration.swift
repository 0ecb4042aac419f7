import BoxOffice
import BoxOfficeDoubles
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting

/// The client against the real HTTP interface: what the doubles of the other targets stand for.
@Suite(.sandboxedHouse)
struct GatewayIntegration {
  @Injected private var gateway: any PaymentGateway
  @Injected private var sandbox: GatewaySandbox

  private let key = IdempotencyKey.charge(for: "b1")

  @Test func `a charge is taken from the card`() async throws {
    let charge = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    #expect(charge == Charge(id: "ch_1", amount: Money(cents: 45_00), card: .visa))
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 45_00)
  }

  @Test(arguments: 2...6)
  func `one key is one charge`(attempts: Int) async throws {
    for _ in 1...attempts {
      _ = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    }
    #expect(await sandbox.ledger.charges.count == 1)
  }

  @Test func `a key is not for another order`() async throws {
    _ = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    await #expect(throws: PaymentError.refused(code: "key_reused")) {
      try await gateway.charge(Money(cents: 45_01), to: .visa, key: key)
    }
  }

  @Test(arguments: [
    (SandboxCard.withoutFunds, "insufficient_funds"), (SandboxCard.stolen, "stolen_card"),
  ])
  func `the bank says why it declines`(token: String, reason: String) async {
    await #expect(throws: PaymentError.declined(reason: reason)) {
      try await gateway.charge(
        Money(cents: 1),
        to: Card(token: token, lastFour: "0000"),
        key: key
      )
    }
    #expect(await sandbox.ledger.charges.isEmpty)
  }

  @Test func `money goes back to the card it came from and to no other`() async throws {
    let charge = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    await #expect(throws: PaymentError.refused(code: "card_mismatch")) {
      try await gateway.refund(
        Money(cents: 1_00),
        of: charge.id,
        to: .mastercard,
        key: .refund(of: "b1", after: .zero)
      )
    }
    try await gateway.refund(
      Money(cents: 1_00),
      of: charge.id,
      to: .visa,
      key: .refund(of: "b2", after: .zero)
    )
    #expect(await sandbox.ledger.balance(of: SandboxCard.good) == 44_00)
  }

  @Test func `an answer lost on the way back is no answer`() async throws {
    await sandbox.loseAnswers(1)
    await #expect(throws: PaymentError.unreachable) {
      try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    }
    #expect(await sandbox.ledger.charges.count == 1)
  }

  @Test func `nobody at the other end is unreachable`() async {
    await sandbox.stop()
    await #expect(throws: PaymentError.unreachable) {
      try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    }
  }

  @Test func `the gateway knows us by our key`() async throws {
    let stranger = HTTPPaymentGateway(
      transport: URLSessionTransport(base: sandbox.endpoint),
      apiKey: "sk_wrong"
    )
    await #expect(throws: PaymentError.refused(code: "unauthorized")) {
      try await stranger.charge(Money(cents: 45_00), to: .visa, key: key)
    }
  }
}

import BoxOffice
import BoxOfficeDoubles
import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(
  .mockContainer { container in
    container.register(TransportStub(), as: (any HTTPTransport).self)
    container.register((any PaymentGateway).self) {
      HTTPPaymentGateway(transport: try $0.resolve(), apiKey: "sk_1")
    }
  }
  .verifying(.unusedAnswers, .unverifiedCalls)
)
struct GatewayClientRules {
  @Injected private var gateway: any PaymentGateway
  @Injected private var transport: TransportStub

  @Test(arguments: [
    (402, #"{"code":"stolen_card"}"#, PaymentError.declined(reason: "stolen_card")),
    (409, #"{"code":"key_reused"}"#, .refused(code: "key_reused")),
    (422, #"{"code":"card_mismatch"}"#, .refused(code: "card_mismatch")),
    (401, #"{"code":"unauthorized"}"#, .refused(code: "unauthorized")),
    (402, "<html>", .unreachable),
    (201, "", .unreachable),
    (500, "", .unreachable),
    (504, "", .unreachable),
  ])
  func `every status has its meaning`(status: Int, body: String, error: PaymentError) async {
    transport.sending.returns(HTTPReply(status: status, body: Data(body.utf8)))
    await #expect(throws: error) {
      try await gateway.charge(Money(cents: 1), to: .visa, key: .charge(for: "b1"))
    }
    transport.sending.verify(with: "v1/charges", .any, .any)
  }

  @Test(arguments: 1...50)
  func `an order carries the key of its booking`(number: Int) async throws {
    transport.sending.returns(HTTPReply(status: 201, body: Data(#"{"id":"c","amount":1}"#.utf8)))
    let id = Booking.ID(rawValue: "b\(number)")
    _ = try await gateway.charge(Money(cents: 1), to: .visa, key: .charge(for: id))
    try await gateway.refund(
      Money(cents: 1),
      of: "c",
      to: .visa,
      key: .refund(of: id, after: .zero)
    )
    let headers = transport.sending.verify(2).map(\.arguments.headers.value)
    #expect(headers.map { $0["Idempotency-Key"] } == ["b\(number)/charge", "b\(number)/refund/0"])
    verifyOrder(
      transport.sending.matching("v1/charges", .any, .any),
      transport.sending.matching("v1/refunds", .any, .any)
    )
  }

  @Test func `a broken line is unreachable`() async {
    transport.sending.throws(HTTPTransportError(reason: "timed out"))
    await #expect(throws: PaymentError.unreachable) {
      try await gateway.refund(
        Money(cents: 1),
        of: "c",
        to: .visa,
        key: .refund(of: "b1", after: .zero)
      )
    }
    transport.sending.verify(with: "v1/refunds", .any, .any)
  }
}

import BoxOffice
import BoxOfficeDoubles
import Foundation
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class GatewayClientTests: ContainerTestCase {
  private let transport = TransportStub()
  private let key = IdempotencyKey.charge(for: "b1")

  override func configure(_ container: Container) throws {
    container.register(transport, as: (any HTTPTransport).self)
    container.register((any PaymentGateway).self) {
      HTTPPaymentGateway(transport: try $0.resolve(), apiKey: "sk_1")
    }
  }

  func testAChargeIsPostedAsTheManualSays() async throws {
    transport.sending.returns(reply(201, #"{"id":"ch_7","amount":4500}"#))
    let gateway = try await container.resolve((any PaymentGateway).self)
    let charge = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    XCTAssertEqual(charge, Charge(id: "ch_7", amount: Money(cents: 45_00), card: .visa))
    let call = try XCTUnwrap(transport.sending.verify(with: "v1/charges", .any, .any).first)
    XCTAssertEqual(call.arguments.headers.value["Authorization"], "Bearer sk_1")
    XCTAssertEqual(
      try JSONDecoder().decode(PostedCharge.self, from: call.arguments.body.value),
      PostedCharge(amount: 4500, currency: "EUR", card: "tok_visa")
    )
  }

  func testEveryOrderCarriesItsKey() async throws {
    transport.sending.returns(reply(201, #"{"id":"ch_7","amount":4500}"#))
    let gateway = try await container.resolve((any PaymentGateway).self)
    _ = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
    try await gateway.refund(
      Money(cents: 1_00),
      of: "ch_7",
      to: .visa,
      key: .refund(of: "b1", after: .zero)
    )
    XCTAssertEqual(
      transport.sending.calls.map(\.arguments.headers.value["Idempotency-Key"]),
      ["b1/charge", "b1/refund/0"]
    )
  }

  func testARefusedCardIsDeclined() async throws {
    transport.sending.returns(reply(402, #"{"code":"stolen_card"}"#))
    let gateway = try await container.resolve((any PaymentGateway).self)
    do {
      _ = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error, .declined(reason: "stolen_card"))
    }
  }

  func testABrokenLineIsUnreachable() async throws {
    transport.sending.throws(HTTPTransportError(reason: "timed out"))
    let gateway = try await container.resolve((any PaymentGateway).self)
    do {
      _ = try await gateway.charge(Money(cents: 45_00), to: .visa, key: key)
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error, .unreachable)
    }
  }

  private func reply(_ status: Int, _ body: String) -> HTTPReply {
    HTTPReply(status: status, body: Data(body.utf8))
  }
}

// MARK: - Fixtures

private struct PostedCharge: Decodable, Equatable {
  var amount: Int
  var currency: String
  var card: String
}

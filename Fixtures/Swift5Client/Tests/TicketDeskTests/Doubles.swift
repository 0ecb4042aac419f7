import TicketDesk
import UnderstudyTesting

final class MailerSpy: Mailer, TestDouble {
  let sends = Stub<(text: String, to: String), Void, any Error>("send(_:to:)")

  func send(_ text: String, to address: String) throws { try sends.call((text, address)) }
}

final class GatewayStub: StubBase, PaymentGateway, @unchecked Sendable {
  let charging = Stub<Int, String, any Error>("charge(_:)")

  func charge(_ cents: Int) async throws -> String { try await charging.call(cents) }
}

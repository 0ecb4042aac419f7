import Understudy

public protocol Mailer: Sendable {
  func send(_ text: String, to address: String) throws
}

public protocol PaymentGateway: Sendable {
  func charge(_ cents: Int) async throws -> String
}

public struct SMTPMailer: Mailer {
  public init() {}
  public func send(_ text: String, to address: String) throws {}
}

/// What the theatre's app registers when it starts.
public func registerTicketDesk(in container: Container) {
  container.register((any Mailer).self) { SMTPMailer() }
  container.register(TicketDesk.self, lifetime: .transient) { TicketDesk() }
}

/// Sells tickets and writes to those who bought them.
public class TicketDesk {
  @Injected var mailer: any Mailer
  @Injected var gateway: any PaymentGateway

  public init() {}

  public func sell(seat: String, to address: String) async throws -> String {
    let receipt = try await gateway.charge(4_500)
    try mailer.send("Seat \(seat), receipt \(receipt)", to: address)
    return receipt
  }
}

import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import GatewaySandbox
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Each case the whole box office, with a database in memory and a gateway sandbox of its own.
  static var sandboxedHouse: ContainerTrait {
    .container { container in
      openHouse(in: container, against: try await GatewaySandbox.start())
    }
  }
}

/// Registers the box office as it runs in production, and doubles only for what leaves the house:
/// letters, tickets and the time.
func openHouse(in container: Container, against sandbox: GatewaySandbox) {
  let account = GatewayAccount(endpoint: sandbox.endpoint, apiKey: GatewaySandbox.apiKey)
  registerBoxOffice(in: container, settings: Settings(gateway: account))
  container.register { windowRegistrations() }
  container.register(AccessLogSpy(), as: (any AccessLog).self)
  // The container keeps the sandbox: it serves as long as the test's container is there.
  container.register(GatewaySandbox.self, instance: sandbox)
  container.register(FixedDate(.doors), as: (any HouseClock).self)
  container.register(MailerSpy(), as: (any Mailer).self)
  container.register(PrinterSpy(), as: (any TicketPrinter).self)
}

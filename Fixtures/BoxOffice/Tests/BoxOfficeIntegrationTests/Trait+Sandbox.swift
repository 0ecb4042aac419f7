import BoxOffice
import BoxOfficeDoubles
import BoxOfficeWindow
import GatewaySandbox
import Testing
import Understudy
import UnderstudyModules
import UnderstudySwiftTesting
import UnderstudyTesting

extension Trait where Self == ContainerTrait {
  /// Each case the whole box office, with a database in memory and a gateway sandbox of its own.
  static var sandboxedHouse: ContainerTrait {
    .container(.realWire) { container in
      try await openHouse(in: container, against: .start())
    }
  }
}

extension MockPolicy {
  /// The wire may be live, as it ends in the sandbox; letters and tickets may not.
  static var realWire: MockPolicy { .live(.refuse).allowing(.of((any HTTPTransport).self)) }
}

/// Opens the box office as it is opened in production, and registers doubles only for what leaves the
/// house: letters, tickets and the time.
func openHouse(in container: Container, against sandbox: GatewaySandbox) async throws {
  let account = GatewayAccount(endpoint: sandbox.endpoint, apiKey: GatewaySandbox.apiKey)
  let modules = ModuleSet {
    ModuleSet.boxOffice.replacing(.account(account))
    Module.window
  }
  try await container.configure(modules, environment: .testing)
  container.register(AccessLogDouble(), as: (any AccessLog).self)
  // The container keeps the sandbox: it serves as long as the test's container is there.
  container.register(GatewaySandbox.self, instance: sandbox)
  container.register(FixedDate(.doors), as: (any HouseClock).self)
  container.register(MailerDouble(), as: (any Mailer).self)
  container.register(TicketPrinterDouble(), as: (any TicketPrinter).self)
}

import Understudy

/// Injects what is registered, what is not, and what only some tests register.
class Owner {
  static let mailerLine: UInt = #line + 1
  @Injected var mailer: any Mailer
  @Injected(name: "backup") var backup: any Mailer
  @Injected var hall: Hall?
  @Injected var missing: Seat?
  @Injected var analytics: Analytics
  @Injected var printer: DotPrinter
  @Injected var halls: Repository<Hall>

  /// A container with what every test of an owner may read.
  static func app() -> Container {
    let container = Container(label: "app")
    container.register((any Mailer).self) { SMTPMailer(host: "main") }
    container.register((any Mailer).self, name: "backup") { SMTPMailer(host: "backup") }
    container.register(Hall.self) { Hall() }
    container.register(Repository<Seat>.self) { Repository(name: "seats") }
    return container
  }
}

/// Injects by values, so that any thread may read.
final class SendableOwner: Sendable {
  private let mailer = Injected<any Mailer>()
  private let hall = Injected<Hall?>()
  var route: String { get throws { try mailer().route } }
  var hallName: String? { get throws { try hall()?.name } }
}

final class Analytics: Sendable {}

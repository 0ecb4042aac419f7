// The box office, as the first guesses know it.

import Understudy
import UnderstudyTesting

protocol Mailer: Sendable { func send(_ text: String, to address: String) }
protocol PaymentGateway: Sendable { func charge(_ amount: Int) async throws -> String }
protocol HouseClock: Sendable { var minute: Int { get } }
protocol Analytics: Sendable { func track(_ event: String) }

struct SMTPSettings: Sendable { var host = "smtp" }

struct SMTPMailer: Mailer {
  var settings = SMTPSettings()
  func send(_ text: String, to address: String) {}
}

struct HTTPPaymentGateway: PaymentGateway {
  func charge(_ amount: Int) async throws -> String { "receipt" }
}

struct SystemClock: HouseClock { var minute: Int { 0 } }

final class FakeMailer: Mailer {
  func send(_ text: String, to address: String) {}
}

final class MailerSpy: Mailer, TestDouble {
  let sends = Spy<(String, String)>("send")
  func send(_ text: String, to address: String) { sends.call((text, address)) }
}

struct GatewayStub: PaymentGateway {
  func charge(_ amount: Int) async throws -> String { "stub" }
}

/// Is none of the protocols above.
final class Usher: Sendable {}

final class BoxOffice: Sendable {
  let mailer: any Mailer
  init(mailer: any Mailer) { self.mailer = mailer }
}

final class Database: Sendable {
  static func open() async throws -> Database { Database() }
  func shutDown() async {}
}

struct Ticket: Sendable { var seat: String }

/// Is not `Sendable`.
final class Draft { var text = "" }

@MainActor final class WindowModel {}

extension Dependencies {
  var houseClock: Dependency<any HouseClock> {
    Dependency(live: { SystemClock() }, test: { SystemClock() })
  }
}

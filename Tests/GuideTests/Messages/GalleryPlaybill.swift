import Understudy
import UnderstudyTesting

/// The app and the doubles that the messages of the gallery are about.
enum Playbill {
  protocol Mailer: Sendable {}
  struct SMTPMailer: Mailer {}
  protocol Prices: Sendable {}
  struct LivePrices: Prices {}
  struct PricesSpy: Prices {}
  /// Has no fallback and no value that any test may use.
  protocol Orchestra: Sendable {}

  struct Letter: Hashable, Sendable { var text: String }
  struct Seat: Hashable, Sendable { var number = 1 }
  struct Wall: Sendable {}
  @MainActor final class Window {}
  final class Hall: Sendable {}
  final class Desk: Sendable {
    let mailer = Injected<any Mailer>()
  }
  final class Office: Sendable {
    let hall: Hall
    init(hall: Hall) { self.hall = hall }
  }
  struct PrinterJam: Error {}

  struct MailerSpy: Mailer, TestDouble {
    let sends = Spy<(letter: Letter, to: String)>("send(_:to:)")
    let closes = Spy<Void>("close()")
  }

  struct PricesStub: Prices, TestDouble {
    let prices = Stub<String, Int, Never>("price(of:)")
  }

  struct Place: Identifiable, Hashable, Sendable {
    var id: String
    var holder: String?
  }

  /// Lets the tests that inject a mailer continue, as a fallback does.
  struct SilentMailer: Mailer {}
  enum MailerFallback: FallbackDouble {
    static func fallback() -> any Mailer { SilentMailer() }
  }
}

extension Dependencies {
  var galleryLightsOut: Dependency<Playbill.Seat> { Dependency(default: { Playbill.Seat() }) }
  var galleryDoorsOpen: Dependency<Playbill.Seat> {
    Dependency(default: { Playbill.Seat(number: 2) })
  }
  var galleryWindow: Dependency<Playbill.Window> {
    Dependency(on: MainActor.self, default: { Playbill.Window() })
  }

  var galleryVisit: Dependency<Playbill.Desk> {
    Dependency(lifetime: .scoped("visit"), default: { Playbill.Desk() })
  }

  var galleryPrices: Dependency<any Playbill.Prices> { Dependency(live: { Playbill.LivePrices() }) }
  var galleryLiveWindow: Dependency<Playbill.Window> {
    Dependency(name: "live", on: MainActor.self, live: { Playbill.Window() })
  }
}

extension Container {
  /// A resolve of synchronous code, in a body that may be asynchronous.
  func here<Value>(_ type: Value.Type) throws(ContainerError) -> Value { try resolve(type) }
}

extension Stub {
  /// A call of a synchronous member.
  @discardableResult
  func here(_ arguments: Arguments) throws(Failure) -> Output { try call(arguments) }
}

/// Makes a container current for synchronous code, in a body that may be asynchronous.
func within<Result>(_ container: Container, _ body: () throws -> Result) rethrows -> Result {
  try withContainer(container) { try body() }
}

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Theatre

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct BoxOfficeTests {
  @Test(arguments: ["A1", "A2", "B7"])
  func `a buyer gets a letter`(seat: String) async throws {
    try await BoxOffice().confirm(seat: seat, to: "ada")

    let mailer = try await Container.current.resolve(MailerSpy.self)
    mailer.sends.verify(with: .equal(Letter(text: "Seat \(seat) is yours.")), "ada")
  }
}

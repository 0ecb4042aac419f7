import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import Theatre

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct BoxOfficeTests {
  @Test func `a buyer gets a letter`() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}

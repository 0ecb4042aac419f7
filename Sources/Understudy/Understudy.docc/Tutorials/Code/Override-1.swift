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

  @Test func `an override lasts as long as its closure`() async throws {
    let other = MailerSpy()
    try await withContainer(overriding: (any Mailer).self, with: other) {
      try await BoxOffice().confirm(seat: "A1", to: "ada")
    }
    try await BoxOffice().confirm(seat: "A2", to: "bob")

    other.sends.verify(with: .any, "ada")
    let mailer = try await Container.current.resolve(MailerSpy.self)
    mailer.sends.verify(with: .any, "bob")
  }
}

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@testable import FirstApp

struct MailerSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>()

  func send(_ letter: Letter, to address: String) async throws {
    await sends.call(letter, address)
  }
}

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct BoxOfficeTests {
  @Test func `a buyer gets a letter`() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")

    let mailer = try await Container.current.resolve(MailerSpy.self)
    #expect(mailer.sends.calls.map(\.arguments.to) == ["ada"])
  }
}

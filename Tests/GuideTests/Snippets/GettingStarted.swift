// snippet: a suite
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct SaleTests {
  let office = BoxOffice()

  @Test(arguments: ["A1", "A2", "B7"])
  func `each case has a mailer of its own`(seat: String) async throws {
    try await office.confirm(seat: seat, to: "ada")

    let mailer = try await Container.current.resolve(MailerSpy.self)
    #expect(mailer.sends.calls.map(\.arguments.letter.text) == ["Seat \(seat) is yours."])
  }
}
// end snippet

// snippet: any instance
struct SilentMailer: Mailer {
  func send(_ letter: Letter, to address: String) async throws {}
}

@Test(.container { $0.register(SilentMailer(), as: (any Mailer).self) })
func `any instance is registered as its protocol`() async throws {
  try await BoxOffice().confirm(seat: "A1", to: "ada")
  #expect(try Container.current[(any Mailer).self] is SilentMailer)
}
// end snippet

// snippet: a mock
@Test(.mockContainer { $0.register((any Mailer).self, instance: MailerSpy()) })
func `nothing but the mailer is used`() async throws {
  try await BoxOffice().confirm(seat: "A1", to: "ada")
}
// end snippet

// snippet: a mock by hand
@Test func `a mock is made by hand`() async throws {
  let mock = Container.mock { $0.register(MailerSpy(), as: (any Mailer).self) }

  try await withContainer(mock) { try await BoxOffice().confirm(seat: "A1", to: "ada") }

  #expect(try mock[MailerSpy.self].sends.callCount == 1)
}
// end snippet

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// The app: a seam, and a service that has it injected.

struct Letter: Hashable, Sendable {
  var text: String
}

protocol Mailer: Sendable {
  func send(_ letter: Letter, to address: String) async throws
}

struct BoxOffice {
  @Injected var mailer: any Mailer

  func confirm(seat: String, to address: String) async throws {
    try await mailer.send(Letter(text: "Seat \(seat) is yours."), to: address)
  }
}

// The double: a Spy or a Stub for each member.

struct MailerSpy: Mailer, TestDouble {
  let sends = Spy<(letter: Letter, to: String)>()

  func send(_ letter: Letter, to address: String) async throws {
    await sends.call(letter, address)
  }
}

// The test: each case has a container of its own, filled anew.

@Suite(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
struct BoxOfficeTests {
  @Test func `a buyer gets a letter`() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")

    let mailer = try await Container.current.resolve(MailerSpy.self)
    #expect(mailer.sends.calls.map(\.arguments.to) == ["ada"])
    #expect(mailer.sends.calls.first?.arguments.letter.text == "Seat A1 is yours.")
  }
}

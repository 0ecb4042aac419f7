import Understudy

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

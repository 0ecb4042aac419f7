// snippet: a double without a container
import Testing
import Understudy
import UnderstudyTesting

@Test func `a double needs no container`() async throws {
  let mailer = MailerSpy()
  let office = BoxOffice(mailer: .instance(mailer))

  try await office.confirm(seat: "A1", to: "ada")

  mailer.sends.verify(with: .any, "ada")
}
// end snippet

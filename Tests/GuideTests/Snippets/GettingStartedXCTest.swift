// snippet: a test case
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class SaleCase: ContainerTestCase {
  override func configure(_ container: Container) throws {
    container.register(MailerSpy(), as: (any Mailer).self)
  }

  func testABuyerGetsALetter() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")

    let mailer = try await container.resolve(MailerSpy.self)
    XCTAssertEqual(mailer.sends.calls.map(\.arguments.to), ["ada"])
  }
}
// end snippet

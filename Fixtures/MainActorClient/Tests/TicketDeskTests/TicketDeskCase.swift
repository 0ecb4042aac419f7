import TicketDesk
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// snippet: xctest
nonisolated final class TicketDeskCase: ContainerTestCase {
  let mailer = MailerSpy()

  override func configure(_ container: Container) throws {
    registerTicketDesk(in: container)
    container.register((any Mailer).self, instance: mailer)
  }

  func testTheBuyerGetsALetter() async throws {
    let desk = try await container.resolve(TicketDesk.self)
    try await desk.sell("A1", to: "ada")
    XCTAssertEqual(mailer.sends.calls.map(\.arguments.to), ["ada"])
  }

  @MainActor func testTheDeskIsMadeOnTheMainActor() async throws {
    let desk = try await container.resolve(TicketDesk.self)
    XCTAssertEqual(desk.sold, 0)
  }
}
// end snippet

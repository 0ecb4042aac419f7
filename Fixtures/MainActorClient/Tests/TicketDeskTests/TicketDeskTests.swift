import Testing
import TicketDesk
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: swift-testing
@Suite(.container { registerTicketDesk(in: $0) })
struct TicketDeskTests {
  @Test func `the buyer gets a letter`() async throws {
    let mailer = MailerSpy()
    try await withContainer {
      $0.register((any Mailer).self, instance: mailer)
    } operation: {
      try await TicketDesk().sell("A1", to: "ada")
    }
    #expect(mailer.sends.calls.map(\.arguments.to) == ["ada"])
  }

  @Test func `the desk is made on the main actor`() throws {
    let desk = try Container.current.resolve(TicketDesk.self)
    #expect(desk.sold == 0)
  }
}
// end snippet

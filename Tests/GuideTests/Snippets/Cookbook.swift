import Foundation
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: a network client
protocol WebClient: Sendable {
  func get(_ path: String) async throws -> Data
}

struct WebClientStub: WebClient, TestDouble {
  let gets = Stub<String, Data, any Error>()

  func get(_ path: String) async throws -> Data { try await gets.call(path) }
}

struct Handbill {
  @Injected var web: any WebClient

  func tonight() async throws -> String {
    String(decoding: try await web.get("/tonight"), as: UTF8.self)
  }
}

@Test(.container { $0.register(WebClientStub(), as: (any WebClient).self) })
func `a playbill is loaded, or not`() async throws {
  let web = try await Container.current.resolve(WebClientStub.self)
  web.gets.replies(.throws(URLError(.timedOut)), .returns(Data("Hamlet".utf8)))

  await #expect(throws: URLError.self) { try await Handbill().tonight() }
  #expect(try await Handbill().tonight() == "Hamlet")
  web.gets.verify(2, with: "/tonight")
}
// end snippet

// snippet: a database
struct SeasonTicket: Identifiable, Sendable {
  let id: Int
  var holder: String
}

protocol SeasonTickets: Sendable {
  func ticket(_ id: Int) throws -> SeasonTicket?
  func save(_ ticket: SeasonTicket) throws
}

extension InMemoryCollection: SeasonTickets where Element == SeasonTicket {
  func ticket(_ id: Int) throws -> SeasonTicket? { try fetch(id) }
}

@Test func `a season ticket changes hands`() throws {
  let tickets = InMemoryCollection([SeasonTicket(id: 1, holder: "ada")])
  let store: any SeasonTickets = tickets

  try store.save(SeasonTicket(id: 1, holder: "bob"))

  #expect(try store.ticket(1)?.holder == "bob")
  #expect(tickets.saves.callCount == 1)
}
// end snippet

// snippet: a clock
struct IntervalBell {
  @Injected var clock: any Clock<Duration>

  func ring(after minutes: Int) async throws -> String {
    try await clock.sleep(for: .seconds(60 * minutes))
    return "Please take your seats."
  }
}

@Test(.container { $0.register(ManualClock(), as: (any Clock<Duration>).self) })
func `the bell rings after twenty minutes`() async throws {
  let clock = try await Container.current.resolve(ManualClock.self)
  let bell = IntervalBell()
  async let text = bell.ring(after: 20)

  await clock.sleepers(atLeast: 1)
  await clock.advance(by: .seconds(1_200))

  #expect(try await text == "Please take your seats.")
}
// end snippet

// snippet: a notification centre
extension Notification.Name {
  static let soldOut = Notification.Name("soldOut")
}

struct Turnstile {
  @Injected var center: NotificationCenter

  func letInLast() { center.post(name: .soldOut, object: nil) }
}

@Test(.container { $0.register(NotificationCenter.self, instance: NotificationCenter()) })
func `the last guest makes it sold out`() throws {
  let posts = Spy<String>("post(_:)")
  let center = try Container.current.resolve(NotificationCenter.self)
  let token = center.addObserver(forName: .soldOut, object: nil, queue: nil) {
    posts.call($0.name.rawValue)
  }
  defer { center.removeObserver(token) }

  Turnstile().letInLast()

  posts.verify(with: "soldOut")
}
// end snippet

// snippet: files
struct GuestBook {
  @Injected(name: "documents") var folder: URL

  func sign(_ name: String) throws {
    try name.write(to: folder.appending(path: "guests"), atomically: true, encoding: .utf8)
  }
}

@Test(
  .container {
    $0.register(TemporaryDirectory.self, instance: TemporaryDirectory())
    $0.register(URL.self, name: "documents") { try $0.resolve(TemporaryDirectory.self).url }
  }
)
func `a guest signs the book`() throws {
  try GuestBook().sign("ada")

  let folder = try Container.current.resolve(TemporaryDirectory.self).url
  let guests = try String(contentsOf: folder.appending(path: "guests"), encoding: .utf8)
  #expect(guests == "ada")
}
// end snippet

import Observation
// snippet: injecting and handing in
import Testing
import Understudy
import UnderstudySwiftTesting

struct CloakRoom {
  @Injected var tickets: any CloakTickets
  @Injected var tips: (any TipJar)?

  func take(_ coat: String) -> String { "\(coat): \(tickets.next())" }
}

protocol CloakTickets: Sendable { func next() -> Int }
protocol TipJar: Sendable {}
struct FixedTicket: CloakTickets {
  let number: Int
  func next() -> Int { number }
}

@Test(.container)
func `a coat gets the next ticket`() {
  Container.current.register((any CloakTickets).self, instance: FixedTicket(number: 7))
  #expect(CloakRoom().take("loden") == "loden: 7")
}

@Test func `the same without a container`() {
  let room = CloakRoom(tickets: .instance(FixedTicket(number: 8)), tips: .instance(nil))
  #expect(room.take("loden") == "loden: 8")
}
// end snippet

// snippet: where a wrapper does not fit
final class Wardrobe: Sendable {
  private let tickets: Injected<any CloakTickets>

  init(tickets: Injected<any CloakTickets> = Injected()) { self.tickets = tickets }

  func take() throws -> Int { try tickets().next() }
}

@Observable final class WardrobeModel {
  @ObservationIgnored @Injected var tickets: any CloakTickets
}

actor WardrobeDesk {
  @Injected var tickets: any CloakTickets
  let first: Int

  init(tickets: Injected<any CloakTickets> = Injected()) throws {
    first = try tickets().next()
    _tickets = tickets
  }
}
// end snippet

@Test(.container)
func `each kind of type reads its ticket`() async throws {
  Container.current.register((any CloakTickets).self, instance: FixedTicket(number: 3))
  #expect(try Wardrobe().take() == 3)
  #expect(WardrobeModel().tickets.next() == 3)
  #expect(try WardrobeDesk().first == 3)
  #expect(try WardrobeDesk(tickets: .instance(FixedTicket(number: 4))).first == 4)
}

// snippet: two that need each other
final class Conductor: Sendable {
  let orchestra: Orchestra
  init(orchestra: Orchestra) { self.orchestra = orchestra }
}

final class Orchestra: Sendable {
  let conductor: Lazy<Conductor>
  init(conductor: Lazy<Conductor>) { self.conductor = conductor }
}

@Test(.container)
func `an orchestra finds its own conductor`() throws {
  Container.current.register(Conductor.self, lifetime: .graph) {
    Conductor(orchestra: try $0.resolve())
  }
  Container.current.register(Orchestra.self, lifetime: .graph) {
    Orchestra(conductor: try $0.resolve())
  }

  let conductor = try Container.current.resolve(Conductor.self)
  #expect(try conductor.orchestra.conductor.get() === conductor)
}
// end snippet

import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The search through an object` {
  let ticket = Ticket()

  @Test func `finds objects in properties, superclasses, structs, enums and collections`() {
    let desk = CashDesk(ticket)
    #expect(holds(desk, ticket))
    #expect(holds((1, [desk]), ticket))
    #expect(holds(["desk": Drawer.full(ticket)], ticket))
    #expect(holds(Optional(desk) as Any, ticket))
    #expect(!holds(CashDesk(Ticket()), ticket))
  }

  @Test func `finds two objects that hold each other once`() {
    let desk = CashDesk(ticket)
    let other = CashDesk(Ticket())
    (desk.neighbour, other.neighbour) = (other, desk)
    #expect(holds(other, ticket))
    (desk.neighbour, other.neighbour) = (nil, nil)
  }

  @Test func `finds objects kept by wrappers and containers`() throws {
    let container = Container(label: "evening")
    container.register(Ticket.self) { [ticket] in ticket }
    let lazy = try container.resolve(Lazy<Ticket>.self)
    let booth = withContainer(container) { Booth() }
    #expect(!holds(booth, ticket) && !holds(lazy, ticket) && !holds(container, ticket))

    _ = try (booth.ticket, lazy.get())
    #expect(holds(booth, ticket))
    #expect(holds(lazy, ticket))
    #expect(holds([container], ticket))
    #expect(holds(container.snapshot(), ticket))
  }

  @Test func `does not enter an actor`() async {
    #expect(!holds(Vault(ticket), ticket))
  }

  @Test func `stops at a limit`() {
    var chain: Any = ticket
    for _ in 0...ReachableObjects.depthLimit { chain = Link(next: chain) }
    #expect(!holds(chain, ticket))
    #expect(holds(Link(next: ticket), ticket))
  }

  private func holds(_ root: Any, _ object: AnyObject) -> Bool {
    var reachable = ReachableObjects()
    reachable.add(from: root)
    return reachable.ids.contains(ObjectIdentifier(object))
  }
}

// MARK: - Fixtures

private class Desk {
  private let ticket: Ticket
  init(_ ticket: Ticket) { self.ticket = ticket }
}
private final class CashDesk: Desk {
  var neighbour: CashDesk?
}
private enum Drawer { case full(Ticket) }
private struct Booth { @Injected var ticket: Ticket }
private struct Link { let next: Any }
private actor Vault {
  let ticket: Ticket
  init(_ ticket: Ticket) { self.ticket = ticket }
}

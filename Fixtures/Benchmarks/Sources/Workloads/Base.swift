import Understudy

/// The two sides of a look-up, filled with the same instances: a container with everything built, and
/// the bare table.
struct Base: Sendable {
  let container: Container
  let table: PointerTable

  /// - Parameter count: how many keys, all of classes.
  init(_ count: Int) {
    let container = Container(label: "base of \(count)")
    var entries: [PointerTable.Entry] = []
    func fill<Seat: Fillable>(_ type: Seat.Type) {
      container.register(type) { Seat() }
      entries.append(.init(type, container.require(type)))
    }
    for type in seatTypes(count) { fill(type) }
    self.init(container, entries)
  }

  /// - Parameter count: how many keys there are besides a protocol, a class and a struct.
  init(stagesAnd count: Int) {
    let base = Base(count)
    let hall = Hall()
    let stage: any Stage = House()
    let ticket = Ticket(number: 1, hall: hall)
    base.container.register((any Stage).self) { stage }
    base.container.register(Hall.self) { hall }
    base.container.register(Ticket.self) { ticket }
    _ = base.container.require((any Stage).self)
    _ = base.container.require(Hall.self)
    _ = base.container.require(Ticket.self)
    let more: [PointerTable.Entry] = [
      .init(Hall.self, hall),
      .init((any Stage).self, Boxed(stage)),
      .init(Ticket.self, Boxed(ticket)),
    ]
    self.init(base.container, base.entries + more)
  }

  private let entries: [PointerTable.Entry]

  private init(_ container: Container, _ entries: [PointerTable.Entry]) {
    self.container = container
    self.entries = entries
    table = PointerTable(entries)
  }
}

// snippet: a collection
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

struct Booking: Identifiable, Equatable, Sendable {
  let id: Int
  let name: String
  var seats: Int
}

struct NoSuchBooking: Error {}

protocol BookingStore: Sendable {
  func add(_ booking: Booking) throws
  func booking(_ id: Int) throws -> Booking?
  func largest() throws -> [Booking]
  func move(_ seats: Int, from giver: Int, to taker: Int) throws
}

extension InMemoryCollection: BookingStore where Element == Booking {
  func add(_ booking: Booking) throws { try insert(booking) }
  func booking(_ id: Int) throws -> Booking? { try fetch(id) }
  func largest() throws -> [Booking] { try fetch(sortedBy: { $0.seats > $1.seats }, limit: 2) }

  func move(_ seats: Int, from giver: Int, to taker: Int) throws {
    try transaction { bookings in
      guard var from = try bookings.fetch(giver), var to = try bookings.fetch(taker) else {
        throw NoSuchBooking()
      }
      from.seats -= seats
      to.seats += seats
      try bookings.update(from)
      try bookings.update(to)
    }
  }
}

func twoBookings() -> InMemoryCollection<Booking> {
  InMemoryCollection([
    Booking(id: 1, name: "ada", seats: 4), Booking(id: 2, name: "bob", seats: 1),
  ])
}

@Test(.container { $0.register(twoBookings(), as: (any BookingStore).self) })
func `seats move from one booking to another`() throws {
  let store = try Container.current.resolve((any BookingStore).self)

  try store.move(2, from: 1, to: 2)

  #expect(try store.booking(2)?.seats == 3)
  #expect(try store.largest().map(\.name) == ["bob", "ada"])
}
// end snippet

// snippet: failures on demand
struct DiskFull: Error {}

@Test func `a move that fails half-way moves nothing`() throws {
  let bookings = twoBookings()
  bookings.failNext(.writes(of: 2), with: DiskFull())

  #expect(throws: DiskFull.self) { try bookings.move(2, from: 1, to: 2) }

  #expect(bookings.elements == twoBookings().elements)
  #expect(bookings.updates.calls.map(\.arguments.id) == [1, 2])
}
// end snippet

// snippet: a conflict
@Test func `a transaction fails if what it has read was changed`() throws {
  let bookings = twoBookings()

  #expect(throws: InMemoryCollectionError.conflict(element: "Booking")) {
    try bookings.transaction { inside in
      let seats = try inside.fetch(1)?.seats ?? 0
      try bookings.update(Booking(id: 1, name: "ada", seats: 0))  // another writer, meanwhile
      try inside.update(Booking(id: 1, name: "ada", seats: seats - 1))
    }
  }

  #expect(bookings.elements[0].seats == 0)
}
// end snippet

/// The rows of the hall: how many seats each has and what part of the house it is in.
package struct HallPlan: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var name: String
    package var seats: Int
    package var category: PriceCategory

    package init(_ name: String, seats: Int, category: PriceCategory) {
      self.name = name
      self.seats = seats
      self.category = category
    }
  }

  package var rows: [Row]

  package init(rows: [Row]) {
    self.rows = rows
  }

  /// The main house: 26 seats in three categories.
  package static let mainHouse = HallPlan(rows: [
    Row("A", seats: 8, category: .stalls),
    Row("B", seats: 8, category: .stalls),
    Row("M", seats: 6, category: .circle),
    Row("Z", seats: 4, category: .gallery),
  ])

  package var seats: [Seat] {
    rows.flatMap { row in (1...row.seats).map { Seat(row.name, $0) } }
  }

  /// The category of a seat; `nil` if the hall has no such seat.
  package func category(of seat: Seat) -> PriceCategory? {
    rows.first { $0.name == seat.row && (1...$0.seats).contains(seat.number) }?.category
  }
}

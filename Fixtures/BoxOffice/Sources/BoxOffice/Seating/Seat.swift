/// One seat of the hall, by the letter of its row and its number in the row.
package struct Seat: Hashable, Codable, Sendable {
  package var row: String
  package var number: Int

  package init(_ row: String, _ number: Int) {
    self.row = row
    self.number = number
  }
}

extension Seat: Comparable {
  package static func < (left: Seat, right: Seat) -> Bool {
    (left.row, left.number) < (right.row, right.number)
  }
}

extension Seat: CustomStringConvertible {
  package var description: String { "\(row)\(number)" }
}

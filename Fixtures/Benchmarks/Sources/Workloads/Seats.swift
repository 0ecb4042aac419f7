/// One of up to 10,000 distinct classes, spelled by four digits.
public final class Seat<A, B, C, D>: Sendable where A: Digit, B: Digit, C: Digit, D: Digit {
  public init() {}
}

/// A type that registers and builds itself, whatever it is called.
protocol Fillable: AnyObject, Sendable {
  init()
}
extension Seat: Fillable {}

/// The first `count` of the ten thousand seat types.
func seatTypes(_ count: Int) -> [any Fillable.Type] {
  let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
  ]
  func digit(_ place: Int, of number: Int) -> any Digit.Type { digits[number / place % 10] }
  return (0..<count).map { number -> any Fillable.Type in
    seatType(
      digit(1_000, of: number),
      digit(100, of: number),
      digit(10, of: number),
      digit(1, of: number)
    )
  }
}

private func seatType<A: Digit, B: Digit, C: Digit, D: Digit>(
  _: A.Type,
  _: B.Type,
  _: C.Type,
  _: D.Type
) -> any Fillable.Type {
  Seat<A, B, C, D>.self
}

/// Is shown types one by one, each as itself, so that what is done with it is specialised.
protocol SeatVisitor {
  mutating func visit<Key: Fillable>(_ type: Key.Type)
}

/// Shows the first hundred of the seat types.
@inline(__always)
func showHundred(to visitor: inout some SeatVisitor) {
  showTen(D0.self, to: &visitor)
  showTen(D1.self, to: &visitor)
  showTen(D2.self, to: &visitor)
  showTen(D3.self, to: &visitor)
  showTen(D4.self, to: &visitor)
  showTen(D5.self, to: &visitor)
  showTen(D6.self, to: &visitor)
  showTen(D7.self, to: &visitor)
  showTen(D8.self, to: &visitor)
  showTen(D9.self, to: &visitor)
}

@inline(__always)
func showTen<Row: Digit>(_: Row.Type, to visitor: inout some SeatVisitor) {
  visitor.visit(Seat<D0, D0, Row, D0>.self)
  visitor.visit(Seat<D0, D0, Row, D1>.self)
  visitor.visit(Seat<D0, D0, Row, D2>.self)
  visitor.visit(Seat<D0, D0, Row, D3>.self)
  visitor.visit(Seat<D0, D0, Row, D4>.self)
  visitor.visit(Seat<D0, D0, Row, D5>.self)
  visitor.visit(Seat<D0, D0, Row, D6>.self)
  visitor.visit(Seat<D0, D0, Row, D7>.self)
  visitor.visit(Seat<D0, D0, Row, D8>.self)
  visitor.visit(Seat<D0, D0, Row, D9>.self)
}

/// What the transient row makes and the override replaces: a small class.
public final class Hall: Sendable {
  public let seats: Int
  public init(seats: Int = 600) { self.seats = seats }
}

/// One of up to 10,000 distinct classes, spelled by four digits.
public final class Seat<A, B, C, D>: Sendable where A: Digit, B: Digit, C: Digit, D: Digit {
  public init() {}
}

public protocol Digit: Sendable {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

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

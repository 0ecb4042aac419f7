/// What the rows of protocols look up, as an existential.
protocol Stage: Sendable {
  func seats() -> Int
}

final class House: Stage {
  func seats() -> Int { 600 }
}

/// What the rows of values look up: a struct with a reference in it.
struct Ticket: Sendable {
  var number: Int
  var hall: Hall
}

import Understudy

/// What is made of others: the rows of chains and graphs make these.
final class Part<Floor, Place>: Sendable {
  let left: (any AnyObject & Sendable)?
  let right: (any AnyObject & Sendable)?

  init(_ left: (any AnyObject & Sendable)? = nil, _ right: (any AnyObject & Sendable)? = nil) {
    self.left = left
    self.right = right
  }
}

/// Where a part stands; each part needs two of the floor below, so that each is needed twice.
protocol Floor: Sendable {
  associatedtype Below: Floor
}
enum F0: Floor { typealias Below = F0 }
enum F1: Floor { typealias Below = F0 }
enum F2: Floor { typealias Below = F1 }
enum F3: Floor { typealias Below = F2 }
enum F4: Floor { typealias Below = F3 }

/// Is shown the fifty parts of five floors, each as itself, from the ground up.
protocol PartVisitor {
  mutating func visitGround<Place: Digit>(_ place: Place.Type)
  mutating func visit<Level: Floor, Place: Digit>(_ floor: Level.Type, _ place: Place.Type)
}

@inline(__always)
func showFifty(to visitor: inout some PartVisitor) {
  visitor.visitGround(D0.self)
  visitor.visitGround(D1.self)
  visitor.visitGround(D2.self)
  visitor.visitGround(D3.self)
  visitor.visitGround(D4.self)
  visitor.visitGround(D5.self)
  visitor.visitGround(D6.self)
  visitor.visitGround(D7.self)
  visitor.visitGround(D8.self)
  visitor.visitGround(D9.self)
  showFloor(F1.self, to: &visitor)
  showFloor(F2.self, to: &visitor)
  showFloor(F3.self, to: &visitor)
  showFloor(F4.self, to: &visitor)
}

@inline(__always)
func showFloor<Level: Floor>(_: Level.Type, to visitor: inout some PartVisitor) {
  visitor.visit(Level.self, D0.self)
  visitor.visit(Level.self, D1.self)
  visitor.visit(Level.self, D2.self)
  visitor.visit(Level.self, D3.self)
  visitor.visit(Level.self, D4.self)
  visitor.visit(Level.self, D5.self)
  visitor.visit(Level.self, D6.self)
  visitor.visit(Level.self, D7.self)
  visitor.visit(Level.self, D8.self)
  visitor.visit(Level.self, D9.self)
}

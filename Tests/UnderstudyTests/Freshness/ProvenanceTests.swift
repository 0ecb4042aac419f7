import Testing

@testable import Understudy

@Suite struct `The recorded dependencies of an instance` {
  private func pile(of height: Int, on foundation: DependencyRecord) -> DependencyRecord {
    (0..<height).reduce(foundation) { below, number in
      // Each stands on the one below, and on nothing beside it.
      let beside = DependencyRecord(key: Key(Seat.self), registration: 0)
      return DependencyRecord(
        key: Key(Hall.self, name: "\(number)"),
        registration: 1,
        dependencies: [beside, below]
      )
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 10_000])
  func `are freed with it, however many`(height: Int) {
    weak var lowest: DependencyRecord?
    var top: DependencyRecord?
    do {
      let foundation = DependencyRecord(key: Key(Seat.self), registration: 1)
      lowest = foundation
      top = pile(of: height, on: foundation)
    }
    #expect(top != nil && lowest != nil)
    top = nil
    #expect(lowest == nil)
  }

  @Test(arguments: [1, 65, 200])
  func `stay complete if another instance depends on them, too`(height: Int) {
    let shared = pile(of: height, on: DependencyRecord(key: Key(Seat.self), registration: 1))
    var top: DependencyRecord? = pile(of: 100, on: shared)
    #expect(top?.dependencies.count == 2)
    top = nil

    var (looks, next) = (0, shared)
    while let below = next.dependencies.last { (looks, next) = (looks + 1, below) }
    #expect(looks == height)
  }
}

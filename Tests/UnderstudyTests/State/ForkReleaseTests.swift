import Synchronization
import TestSupport
import Testing

@testable import Understudy

/// A fork that has changed much keeps what it began with, also what it has replaced. It may be the
/// last to hold that, and what ends then may use the fork.
@Suite(.timeLimit(.minutes(5))) struct `A fork that outlives its origin` {
  enum Ending: CaseIterable { case closing, resetting, restoring }

  @Test(arguments: Ending.allCases)
  func `releases its inherited instances outside its lock`(ending: Ending) async throws {
    let house = HauntedHouse()
    let fork = furnish(house)
    house.container.withLock { $0 = fork }
    let snapshot = fork.snapshot()
    fork.register(Seat.self, instance: Seat())
    #expect(house.locks.all.isEmpty)

    switch ending {
    case .closing: await fork.close()
    case .resetting: fork.reset(.everything)
    case .restoring: try fork.restore(snapshot)
    }
    #expect(house.locks.all == [false])
    house.container.withLock { $0.take() }.map { withExtendedLifetime($0) {} }
  }

  /// A fork that has replaced a ghost of its origin, which is gone, and has nodes of its own.
  private func furnish(_ house: HauntedHouse) -> Container {
    let origin = Container()
    origin.register(Ghost.self, instance: Ghost(in: house))
    for number in 0..<20 { origin.register(Hall.self, name: "\(number)") { Hall() } }
    let fork = origin.fork()
    fork.register(Ghost.self) { Ghost(in: nil) }
    for number in 0..<12 { fork.register(Hall.self, name: "\(number)") { Hall() } }
    _ = fork.fork()
    return fork
  }
}

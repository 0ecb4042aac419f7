import Synchronization
import TestSupport
import Testing

@testable import Understudy

/// A container may hold what a snapshot holds anyway, and nothing of it any more when that is gone.
@Suite(.timeLimit(.minutes(5))) struct `When the last copy of a snapshot is gone` {
  @Test(arguments: [1, 20], [false, true])
  func `what the container has replaced ends, outside its lock`(
    changes: Int,
    isBroughtBack: Bool
  ) throws {
    let house = HauntedHouse()
    let container = Container()
    house.container.withLock { $0 = container }
    container.register(Ghost.self) { Ghost(in: house) }
    for number in 0..<50 {
      container.register(Hall.self, name: "\(number)") { Hall() }
      _ = try container.resolve(Hall.self, name: "\(number)")
    }
    _ = try container.resolve(Ghost.self)
    let copies = Lock([container.snapshot()])
    copies.withLock { $0.append($0[0]) }
    if isBroughtBack {
      container.register(Ghost.self) { Ghost(in: nil) }
      try container.restore(copies.withLock { $0[0] })
    }
    container.register(Ghost.self) { Ghost(in: nil) }
    for number in 1..<changes { container.register(Hall.self, name: "\(number)") { Hall() } }
    _ = copies.withLock { $0.popLast() }
    #expect(house.locks.all.isEmpty)
    _ = copies.withLock { $0.popLast() }
    #expect(house.locks.all == [false])
    #expect(try container.resolve(Ghost.self).house == nil)
  }

  @Test func `its end is no concern of a container that is gone`() throws {
    let house = HauntedHouse()
    let ghost = Lock<Ghost?>(Ghost(in: house))
    let snapshot = Lock<Snapshot?>(nil)
    weak var watch: Container?
    do {
      let container = Container()
      watch = container
      container.register(Ghost.self, instance: try #require(ghost.withLock { $0.take() }))
      snapshot.withLock { $0 = container.snapshot() }
      container.register(Ghost.self) { Ghost(in: nil) }
    }
    #expect(watch == nil && house.locks.all.isEmpty)
    _ = snapshot.withLock { $0.take() }
    #expect(house.locks.all == [false])
  }

  /// The order in which forks, snapshots and changes come makes no difference.
  @Test func `a fork made in between still has what it began with`() throws {
    let container = Container()
    container.register(Hall.self) { Hall(name: "old") }
    for number in 0..<50 { container.register(Hall.self, name: "\(number)") { Hall() } }
    let snapshot = Lock<Snapshot?>(container.snapshot())
    container.register(Hall.self) { Hall(name: "new") }
    container.unregister(Hall.self, name: "7")
    let fork = container.fork()
    container.register(Hall.self) { Hall(name: "newest") }
    _ = snapshot.withLock { $0.take() }
    #expect(try fork.resolve(Hall.self).name == "new")
    #expect(try container.resolve(Hall.self).name == "newest")
    for found in [fork, container] {
      #expect(throws: ContainerError.self) { try found.resolve(Hall.self, name: "7") }
      #expect(try found.resolve(Hall.self, name: "8").name == "Main")
    }
  }
}

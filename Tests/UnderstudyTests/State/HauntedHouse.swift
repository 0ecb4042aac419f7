import Synchronization
import TestSupport

@testable import Understudy

/// Sees whether its container is locked when a ghost goes, which may use the container.
final class HauntedHouse: Sendable {
  let container = Lock<Container?>(nil)
  /// Whether the container was locked, for each ghost that went.
  let locks = Recorder<Bool>()
}

/// An instance that tells its house when it ends.
final class Ghost: Sendable {
  let house: HauntedHouse?
  init(in house: HauntedHouse?) { self.house = house }

  deinit {
    guard let house else { return }
    let container = house.container.withLock { $0 }
    house.locks.add(container.map { $0.lock.state.load(ordering: .relaxed) != 0 } ?? false)
  }
}

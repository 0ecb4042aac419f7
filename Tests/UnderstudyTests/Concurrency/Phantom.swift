import Dispatch
import Synchronization
import TestSupport

@testable import Understudy

final class Wall: Sendable {}

/// Where the phantoms end, and what they are told then.
final class Manor: Sendable {
  /// What its ghosts ask when they end.
  let container = Lock<Container?>(nil)
  let answers = Recorder<String>()
  let ended = Counter()
  /// Where else they end is of no interest.
  let onlyThread = Lock<ThreadIdentity?>(nil)
  private let locks = Lock<(@Sendable () -> Bool)?>(nil)

  /// Whether what lets go of the ghosts is locked; `nil` where that says nothing.
  var isLocked: Bool? { locks.withLock { $0 }?() }

  func watch(_ container: Container) { locks.withLock { $0 = container.lockLook } }

  /// Has the ghosts ask on another thread, which waits for the lock as long as they are ending.
  func askElsewhere() { locks.withLock { $0 = nil } }

  func watch(_ pool: Pool<Phantom>, of container: Container) {
    let look = container.lockLook
    // A pool outlives the container that closes it.
    locks.withLock { $0 = { pool.state.word.state.load(ordering: .relaxed) != 0 || look() } }
  }
}

extension Container {
  /// A look at the lock that does not hold the container, and may be taken while that is freed.
  var lockLook: @Sendable () -> Bool {
    let container = Unmanaged.passUnretained(self)
    return {
      container._withUnsafeGuaranteedRef { $0.lock.state.load(ordering: .relaxed) != 0 }
    }
  }

  func ghost(_ name: String) throws(ContainerError) -> Phantom {
    try resolve(Phantom.self, name: name)
  }
}

/// Resolves in its `deinit`.
final class Phantom: Sendable {
  static let locked = "ended under a lock"

  let house: Manor?
  let number = 13
  private let wall: Lazy<Wall>?

  init(in house: Manor?, behind wall: Lazy<Wall>? = nil) {
    self.house = house
    self.wall = wall
  }

  /// Nothing but what it returns holds the ghost.
  static func numbering(in house: Manor) -> @Sendable () -> Seat {
    let ghost = Phantom(in: house)
    return { Seat(number: ghost.number) }
  }

  deinit {
    guard let house, let container = house.container.withLock({ $0 }) else { return }
    house.ended.add()
    if let only = house.onlyThread.withLock({ $0 }), only != .current { return }
    guard let isLocked = house.isLocked else {
      // One is enough: none of the others waits.
      if house.answers.all.contains(Self.locked) { return }
      let answered = DispatchSemaphore(value: 0)
      startThread { [wall] in
        house.answers.add(Self.ask(container, wall))
        answered.signal()
      }
      if answered.wait(timeout: .now() + .seconds(20)) == .timedOut {
        house.answers.add(Self.locked)
      }
      return
    }
    // Whoever asks under the lock never comes back.
    house.answers.add(isLocked ? Self.locked : Self.ask(container, wall))
  }

  private static func ask(_ container: Container, _ wall: Lazy<Wall>?) -> String {
    do throws(ContainerError) {
      _ = try wall?.get()
      return try container.resolve(Hall.self).name
    } catch {
      return "\(error.kind)"
    }
  }
}

import Synchronization
import TestSupport
import Testing

@testable import Understudy

@Suite(.timeLimit(.minutes(5))) struct `A parking lot` {
  @Test func `wakes every parked thread, whatever it waits for`() async throws {
    let lot = ParkingLot()
    let isHeld = Lock(true)
    let parked = Crowd(of: 8)
    let left = (0..<8).map { _ in
      thread {
        var hasArrived = false
        lot.park {
          // Nobody wakes him before he sleeps: he has the lot to himself until he does.
          if !hasArrived {
            hasArrived = true
            parked.arrive()
          }
          return isHeld.withLock { $0 }
        }
        return hasArrived
      }
    }
    await parked.assembled()
    isHeld.withLock { $0 = false }
    lot.wakeAll()
    for promise in left { #expect(try await promise.value) }
  }
}

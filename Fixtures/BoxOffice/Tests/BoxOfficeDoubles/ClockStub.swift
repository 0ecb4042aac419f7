import BoxOffice
package import Foundation
package import UnderstudyTesting

/// A clock that stands still: at the hour the doors open, until a test sets it.
package final class ClockStub: StubBase, HouseClock, @unchecked Sendable {  // Adds no state.
  package let reading = Stub<Void, Date, Never>("now()")

  package override init() {
    super.init()
    reading.byDefault(.doors)
  }

  package func now() -> Date { reading.call() }

  /// Sets the clock.
  package func stand(at time: Date) {
    reading.returns(time)
  }

  package override func reset() {
    super.reset()
    reading.byDefault(.doors)
  }
}

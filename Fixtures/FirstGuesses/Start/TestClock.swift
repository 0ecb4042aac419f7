// guess: let clock = TestClock()
// from: swift-clocks
// expect: error: A clock that a test moves is ManualClock()
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess() async throws {
  let clock = TestClock()
  await clock.advance(by: .seconds(1))
}

// --- instead

func guess() async throws {
  let clock = ManualClock()
  await clock.advance(by: .seconds(1))
}

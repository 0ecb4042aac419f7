// guess: ImmediateClock()
// from: swift-clocks
// expect: error: Use ManualClock()
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess() async throws {
  let clock = ImmediateClock()
  print(clock)
}

// --- instead

func guess() async throws {
  let clock = ManualClock()
  await clock.run()
}

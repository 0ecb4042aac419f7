// guess: let clock = try #require(container[(any HouseClock).self] as? SystemClock) _ = clock
// expect: ok
// with: Domain.swift

import Testing
import Understudy

// --- guess

func guess(_ container: Container) async throws {
  let clock = try #require(container[(any HouseClock).self] as? SystemClock)
  _ = clock
}

// guess: _ = try container[\.houseClock]
// from: swift-dependencies
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = try container[\.houseClock]
}

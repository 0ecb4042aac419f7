// guess: _ = try container.resolve(\.houseClock)
// from: swift-dependencies
// expect: error: a typed key has a label: try container.resolve(key:
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = try container.resolve(\.houseClock)
}

// --- instead

func guess(_ container: Container) throws {
  _ = try container[\.houseClock]
}

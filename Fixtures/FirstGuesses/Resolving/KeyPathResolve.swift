// guess: _ = try container.resolve(\.houseClock)
// from: swift-dependencies
// expect: error: resolve a typed key with the subscript
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

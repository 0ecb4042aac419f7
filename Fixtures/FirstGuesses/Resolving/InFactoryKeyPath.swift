// guess: { X(y: $0.resolve(\.key)) }
// from: Factory
// expect: error: a typed key has a label: try $0.resolve(key:
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Int.self) { $0.resolve(\.houseClock).minute }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(Int.self) { try $0[\.houseClock].minute }
}

// guess: { X(y: $0.resolve(\.key)) }
// from: Factory
// expect: error: resolve a typed key with the subscript: try $0[
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

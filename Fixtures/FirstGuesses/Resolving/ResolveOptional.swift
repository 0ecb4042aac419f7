// guess: _ = container.resolveOptional((any Analytics).self)
// from: Factory
// expect: error: if it may be missing, write try resolveIfRegistered(T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = container.resolveOptional((any Analytics).self)
}

// --- instead

func guess(_ container: Container) throws {
  _ = try container.resolveIfRegistered((any Analytics).self)
}

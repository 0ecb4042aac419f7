// guess: _ = container.copy()
// from: Swinject
// expect: error: for an independent copy, write container.fork()
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = container.copy()
}

// --- instead

func guess(_ container: Container) throws {
  _ = container.fork()
}

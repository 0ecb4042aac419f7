// guess: _ = Container(parent: container)
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = Container(parent: container)
}

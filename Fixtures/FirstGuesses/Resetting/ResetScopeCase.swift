// guess: container.reset(options: .scope)
// from: Factory
// expect: error: the targets are .instances and .everything
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(options: .scope)
}

// --- instead

func guess(_ container: Container) throws {
  container.reset()
}

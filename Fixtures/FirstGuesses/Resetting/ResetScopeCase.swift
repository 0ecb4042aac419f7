// guess: container.reset(options: .scope)
// from: Factory
// expect: error: reset() releases the instances, clears the calls
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

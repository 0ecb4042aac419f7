// guess: Container.current = container
// from: Factory
// expect: error: cannot assign to property: 'current' is a get-only property
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  Container.current = container
}

// --- instead

func guess(_ container: Container) throws {
  withContainer(container) {
  }
}

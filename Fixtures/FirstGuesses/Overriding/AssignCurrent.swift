// guess: Container.current = container
// from: Factory
// expect: error: cannot assign to property: 'current' is a get-only property
// unanswered: says itself that it can only be read
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

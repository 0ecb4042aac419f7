// guess: container.withContainer { }
// expect: error: value of type 'Container' has no member 'withContainer'
// unanswered: a method of that name would hide the function inside of extensions of Container
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.withContainer {
  }
}

// --- instead

func guess(_ container: Container) throws {
  withContainer(container) {
  }
}

// guess: let mock = MockContainer() _ = mock
// from: Mockito
// expect: error: cannot find 'MockContainer' in scope
// unanswered: a type of that name is the user's to make
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = MockContainer()
  _ = mock
}

// --- instead

func guess(_ container: Container) {
  let mock = Container.mock()
  _ = mock
}

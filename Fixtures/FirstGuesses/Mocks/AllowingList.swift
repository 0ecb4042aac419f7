// guess: let mock = Container.mock(.allowing([BoxOffice.self]), over: container) _ = mock
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock(.allowing([BoxOffice.self]), over: container)
  _ = mock
}

// --- instead

func guess(_ container: Container) {
  let mock = Container.mock(.allowing(BoxOffice.self), over: container)
  _ = mock
}

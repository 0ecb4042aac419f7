// guess: let mock = Container.mock(.strict.allowing((any HouseClock).self, BoxOffice.self), over: container) _ = mock
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) {
  let mock = Container.mock(
    .strict.allowing((any HouseClock).self, BoxOffice.self),
    over: container
  )
  _ = mock
}

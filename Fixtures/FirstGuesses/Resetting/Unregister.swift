// guess: container.unregister(BoxOffice.self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.unregister(BoxOffice.self)
}

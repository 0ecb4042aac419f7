// guess: container.reset(only: BoxOffice.self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(only: BoxOffice.self)
}

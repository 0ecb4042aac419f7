// guess: container.reset(BoxOffice.self)
// from: Factory
// expect: error: reset one type with reset(only: T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(BoxOffice.self)
}

// --- instead

func guess(_ container: Container) throws {
  container.reset(only: BoxOffice.self)
}

// guess: _ = container.isRegistered(BoxOffice.self)
// from: GetIt
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = container.isRegistered(BoxOffice.self)
}

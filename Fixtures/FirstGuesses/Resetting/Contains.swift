// guess: _ = container.contains(BoxOffice.self)
// from: Dip
// expect: error: write container.isRegistered(T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = container.contains(BoxOffice.self)
}

// --- instead

func guess(_ container: Container) throws {
  _ = container.isRegistered(BoxOffice.self)
}

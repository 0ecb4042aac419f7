// guess: container.reset(keeping: BoxOffice.self)
// from: field trial
// expect: error: they are listed: reset(keeping: [T.self])
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(keeping: BoxOffice.self)
}

// --- instead

func guess(_ container: Container) throws {
  container.reset(keeping: [BoxOffice.self])
}

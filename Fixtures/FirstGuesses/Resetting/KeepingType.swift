// guess: container.reset(keeping: BoxOffice.self)
// expect: error: pass a list: reset(keeping: [T.self])
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

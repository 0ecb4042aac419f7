// guess: container.reset(only: .of(BoxOffice.self))
// expect: error: pass its type: reset(only: key.type, name: key.name)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(only: .of(BoxOffice.self))
}

// --- instead

func guess(_ container: Container) throws {
  container.reset(only: BoxOffice.self)
}

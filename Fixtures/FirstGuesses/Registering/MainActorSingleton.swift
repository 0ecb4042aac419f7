// guess: container.register(WindowModel.self) { WindowModel() }
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(WindowModel.self) { WindowModel() }
}

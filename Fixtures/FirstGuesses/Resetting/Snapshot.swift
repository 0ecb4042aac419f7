// guess: let saved = container.snapshot() try container.restore(saved)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let saved = container.snapshot()
  try container.restore(saved)
}

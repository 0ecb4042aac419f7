// guess: let saved = container.snapshot() try container.restore(saved)
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let saved = container.snapshot()
  try container.restore(saved)
}

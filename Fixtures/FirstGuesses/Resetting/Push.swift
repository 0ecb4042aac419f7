// guess: container.push() container.pop()
// from: Factory
// expect: error: write let saved = container.snapshot()
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.push()
  container.pop()
}

// --- instead

func guess(_ container: Container) throws {
  let saved = container.snapshot()
  try container.restore(saved)
}

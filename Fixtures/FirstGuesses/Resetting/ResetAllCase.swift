// guess: container.reset(.all)
// from: Factory
// expect: error: write .everything to drop registrations too
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(.all)
}

// --- instead

func guess(_ container: Container) throws {
  container.reset(.everything)
}

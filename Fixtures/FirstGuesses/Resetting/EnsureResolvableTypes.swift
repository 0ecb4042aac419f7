// guess: try container.preload([BoxOffice.self, (any Mailer).self])
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  try container.preload([BoxOffice.self, (any Mailer).self])
}

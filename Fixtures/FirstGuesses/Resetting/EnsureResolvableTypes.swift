// guess: try container.preload([BoxOffice.self, (any Mailer).self])
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  try container.preload([BoxOffice.self, (any Mailer).self])
}

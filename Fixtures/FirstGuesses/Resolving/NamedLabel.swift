// guess: _ = try container.resolve((any Mailer).self, named: "backup")
// from: Koin
// expect: error: the label is name: try container.resolve(T.self, name: "…")
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = try container.resolve((any Mailer).self, named: "backup")
}

// --- instead

func guess(_ container: Container) throws {
  _ = try container.resolve((any Mailer).self, name: "backup")
}

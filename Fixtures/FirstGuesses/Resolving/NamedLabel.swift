// guess: _ = try container.resolve((any Mailer).self, named: "backup")
// from: Koin
// expect: error: incorrect argument label in call (have '_:named:', expected '_:name:')
// unanswered: says itself which label there is
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

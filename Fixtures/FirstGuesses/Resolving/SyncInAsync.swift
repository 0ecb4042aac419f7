// guess: _ = try container.resolve((any Mailer).self)
// expect: error: expression is 'async' but is not marked with 'await'
// unanswered: says itself what is missing
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  _ = try container.resolve((any Mailer).self)
}

// --- instead

func guess(_ container: Container) async throws {
  _ = try container[(any Mailer).self]
}

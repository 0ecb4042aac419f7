// guess: _ = try container[(any Mailer).self, name: "backup"]
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  _ = try container[(any Mailer).self, name: "backup"]
}

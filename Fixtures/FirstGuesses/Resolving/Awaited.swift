// guess: _ = try await container.resolve((any Mailer).self)
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  _ = try await container.resolve((any Mailer).self)
}

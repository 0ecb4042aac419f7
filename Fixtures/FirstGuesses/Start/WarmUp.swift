// guess: container.warmUp()
// expect: error: build what the app needs at start-up
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  try await container.warmUp()
}

// --- instead

func guess(_ container: Container) async throws {
  try await container.preload([(any Mailer).self])
}

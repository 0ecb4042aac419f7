// guess: container.start()
// from: Koin
// expect: error: build what the app needs at start-up
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  try await container.start()
}

// --- instead

func guess(_ container: Container) async throws {
  try await container.preload([(any Mailer).self])
}

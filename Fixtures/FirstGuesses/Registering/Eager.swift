// guess: container.register(…, eager: true) { … }
// from: Spring
// expect: error: register it, then build it at start-up
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  container.register((any Mailer).self, eager: true) { SMTPMailer() }
}

// --- instead

func guess(_ container: Container) async throws {
  container.register((any Mailer).self) { SMTPMailer() }
  try await container.preload([(any Mailer).self])
}

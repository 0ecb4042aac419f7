// guess: container.register(SMTPSettings.self, factory: { SMTPSettings() })
// from: Swinject autoregister
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPSettings.self, factory: { SMTPSettings() })
}

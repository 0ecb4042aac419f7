// guess: container.register(SMTPSettings.self, factory: SMTPSettings.load)
// from: Koin
// expect: ok
// with: Domain.swift

import Understudy

extension SMTPSettings {
  static func load() throws -> SMTPSettings { SMTPSettings() }
}

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPSettings.self, factory: SMTPSettings.load)
}

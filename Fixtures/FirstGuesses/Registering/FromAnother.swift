// guess: container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
// expect: error: resolve the source in the factory: register(T.self) { try $0.resolve(S.self)… }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) { SMTPMailer(settings: try $0.resolve()) }
}

// guess: container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
// from: field trial
// expect: error: from: needs a batch: register { Registration(T.self, from: S.self) { source in … } }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) }
  }
}

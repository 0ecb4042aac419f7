// guess: container.register { Registration((any Mailer).self, from: SMTPSettings.self) { SMTPMailer(settings: $0) } otherwise: { _ in SMTPMailer() } }
// expect: error: resolve the source in the factory: try $0.resolveIfRegistered(S.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration((any Mailer).self, from: SMTPSettings.self) {
      SMTPMailer(settings: $0)
    } otherwise: { _ in
      SMTPMailer()
    }
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self) {
    try $0.resolveIfRegistered(SMTPSettings.self).map(SMTPMailer.init(settings:)) ?? SMTPMailer()
  }
}

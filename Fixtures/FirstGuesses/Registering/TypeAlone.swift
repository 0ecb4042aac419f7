// guess: container.register(SMTPMailer.self)
// from: Hilt, Spring
// expect: error: add a factory or an instance: register(T.self) { T() }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(SMTPMailer.self)
}

// --- instead

func guess(_ container: Container) throws {
  container.register(SMTPMailer.self) { SMTPMailer() }
}

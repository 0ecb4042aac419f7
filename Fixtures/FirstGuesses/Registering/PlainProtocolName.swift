// guess: container.register(Mailer.self) { _ in SMTPMailer() }
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Mailer.self) { _ in SMTPMailer() }
}

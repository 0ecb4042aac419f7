// guess: extension DependencyValues { var mailer }
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies
// with: Domain.swift

import Understudy

// --- guess

enum MailerKey {}

extension DependencyValues {
  var mailer: any Mailer {
    get { self[MailerKey.self] }
    set { self[MailerKey.self] = newValue }
  }
}

// --- instead

extension Dependencies {
  var mailer: Dependency<any Mailer> {
    Dependency(live: { SMTPMailer() }, test: { FakeMailer() })
  }
}

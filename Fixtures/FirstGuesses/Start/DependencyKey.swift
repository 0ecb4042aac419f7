// guess: enum MailerKey: DependencyKey
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies
// with: Domain.swift

import Understudy

// --- guess

enum MailerKey: DependencyKey {
  static let liveValue: any Mailer = SMTPMailer()
}

// --- instead

extension Dependencies {
  var mailer: Dependency<any Mailer> {
    Dependency(live: { SMTPMailer() }, test: { FakeMailer() })
  }
}

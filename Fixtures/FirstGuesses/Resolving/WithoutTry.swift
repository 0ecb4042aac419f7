// guess: let mailer = container.resolve((any Mailer).self) _ = mailer
// from: Swinject
// expect: error: call can throw but is not marked with 'try'
// unanswered: says itself what is missing
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer = container.resolve((any Mailer).self)
  _ = mailer
}

// --- instead

func guess(_ container: Container) throws {
  let mailer = try container.resolve((any Mailer).self)
  _ = mailer
}

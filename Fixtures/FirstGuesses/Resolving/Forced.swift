// guess: let mailer = try container.resolve((any Mailer).self)! _ = mailer
// from: Swinject
// expect: error: cannot force unwrap value of non-optional type 'any Mailer'
// unanswered: says itself that nothing is optional
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer = try container.resolve((any Mailer).self)!
  _ = mailer
}

// --- instead

func guess(_ container: Container) throws {
  let mailer = try container.resolve((any Mailer).self)
  _ = mailer
}

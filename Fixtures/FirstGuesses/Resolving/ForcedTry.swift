// guess: let mailer = try! container.resolve((any Mailer).self) _ = mailer
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer = try! container.resolve((any Mailer).self)
  _ = mailer
}

// guess: let mailer = container.require((any Mailer).self) _ = mailer
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) {
  let mailer = container.require((any Mailer).self)
  _ = mailer
}

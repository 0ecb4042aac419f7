// guess: let lazy = try container.resolve(Lazy<any Mailer>.self) _ = try lazy.get()
// from: Spring
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let lazy = try container.resolve(Lazy<any Mailer>.self)
  _ = try lazy.get()
}

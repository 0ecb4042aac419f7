// guess: let provider = try container.resolve(Provider<any Mailer>.self) _ = try provider.get()
// from: Hilt, Spring
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let provider = try container.resolve(Provider<any Mailer>.self)
  _ = try provider.get()
}

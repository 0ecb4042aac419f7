// guess: try withContainer(overriding: (any Mailer).self, with: FakeMailer()) { _ = try container.resolve(BoxOffice.…
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  try withContainer(overriding: (any Mailer).self, with: FakeMailer()) {
    _ = try container.resolve(BoxOffice.self)
  }
}

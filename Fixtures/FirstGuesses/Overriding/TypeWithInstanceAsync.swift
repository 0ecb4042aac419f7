// guess: try await withContainer(overriding: (any Mailer).self, with: FakeMailer()) { _ = try await Container.curren…
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  try await withContainer(overriding: (any Mailer).self, with: FakeMailer()) {
    _ = try await Container.current.resolve(BoxOffice.self)
  }
}

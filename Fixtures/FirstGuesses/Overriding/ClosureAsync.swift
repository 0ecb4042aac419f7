// guess: try await withContainer { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { _ = try await Con…
// from: swift-dependencies
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) async throws {
  try await withContainer {
    $0.register(FakeMailer(), as: (any Mailer).self)
  } operation: {
    _ = try await Container.current.resolve(BoxOffice.self)
  }
}

// guess: register(T.self, lifetime: .eager) { … }
// from: Spring
// expect: error: every instance is built when it is first resolved; build some at the start with container.preload([T.self])

import Understudy

protocol Mailer: Sendable {}
struct SMTPMailer: Mailer {}

// --- guess

func start(_ container: Container) {
  container.register((any Mailer).self, lifetime: .eager) { SMTPMailer() }
}

// --- instead

func start(_ container: Container) async throws {
  container.register((any Mailer).self) { SMTPMailer() }
  try await container.preload([(any Mailer).self])
}

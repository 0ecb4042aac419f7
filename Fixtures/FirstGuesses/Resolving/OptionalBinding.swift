// guess: if let mailer = container.resolve((any Mailer).self) { _ = mailer }
// from: Swinject
// expect: error: initializer for conditional binding must have Optional type, not 'any Mailer'
// unanswered: resolve cannot tell that it is unwrapped
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  if let mailer = container.resolve((any Mailer).self) { _ = mailer }
}

// --- instead

func guess(_ container: Container) throws {
  if let mailer = try container.resolveIfRegistered((any Mailer).self) { _ = mailer }
}

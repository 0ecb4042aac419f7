// guess: container.register(Draft.self, instance: Draft())
// expect: error: type 'Draft' does not conform to the 'Sendable' protocol
// unanswered: as NonSendableSingleton
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Draft.self, instance: Draft())
}

// --- instead

func guess(_ container: Container) throws {
  container.register(Draft.self, lifetime: .transient) { Draft() }
}

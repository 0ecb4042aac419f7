// guess: container.register(Draft.self) { Draft() }
// expect: error: type 'Draft' does not conform to the 'Sendable' protocol
// unanswered: an unavailable overload loses against one that lacks only a Sendable conformance (Swift 6.3)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Draft.self) { Draft() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(Draft.self, lifetime: .transient) { Draft() }
}

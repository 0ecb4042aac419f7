// guess: container.register((any Draftable).self) { Draft() }
// expect: error: type 'any Draftable' does not conform to the 'Sendable' protocol
// unanswered: an unavailable overload loses against one that lacks only a Sendable conformance (Swift 6.3)
// with: Domain.swift

import Understudy

protocol Draftable {}
extension Draft: Draftable {}

// --- guess

func guess(_ container: Container) throws {
  container.register((any Draftable).self) { Draft() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Draftable).self, lifetime: .transient) { Draft() }
}

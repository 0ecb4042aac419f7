// guess: container.register(key: \.houseClock, instance: Usher())
// from: swift-dependencies
// expect: error: argument type 'Usher' does not conform to expected type 'HouseClock'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(key: \.houseClock, instance: Usher())
}

// --- instead

func guess(_ container: Container) throws {
  container.register(key: \.houseClock, instance: SystemClock())
}

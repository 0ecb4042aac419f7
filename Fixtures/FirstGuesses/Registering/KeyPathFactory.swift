// guess: container.register(\.houseClock) { SystemClock() }
// from: swift-dependencies
// expect: error: a typed key's factory needs a batch: register { Registration(key: \.clock) { … } }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(\.houseClock) { SystemClock() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register { Registration(key: \.houseClock) { SystemClock() } }
}

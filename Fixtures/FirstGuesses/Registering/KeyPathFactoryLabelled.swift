// guess: container.register(key: \.houseClock) { SystemClock() }
// expect: error: a typed key's factory needs a batch: register { Registration(key: \.clock) { … } }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(key: \.houseClock) { SystemClock() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register { Registration(key: \.houseClock) { SystemClock() } }
}

// guess: container.register { Registration(\.houseClock) { SystemClock() } }
// from: swift-dependencies
// expect: error: a typed key has a label: Registration(key:
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration(\.houseClock) { SystemClock() }
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(key: \.houseClock) { SystemClock() }
  }
}

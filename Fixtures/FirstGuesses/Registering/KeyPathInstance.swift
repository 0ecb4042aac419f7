// guess: container.register(\.houseClock, instance: SystemClock())
// from: swift-dependencies
// expect: error: a typed key has a label: register(key: \.clock, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(\.houseClock, instance: SystemClock())
}

// --- instead

func guess(_ container: Container) throws {
  container.register(key: \.houseClock, instance: SystemClock())
}

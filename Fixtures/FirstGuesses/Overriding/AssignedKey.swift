// guess: withContainer { $0[\.houseClock] = SystemClock() } operation: { }
// from: swift-dependencies
// expect: error: write container.register(key: \.clock, instance: x)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0[\.houseClock] = SystemClock()
  } operation: {
  }
}

// --- instead

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.houseClock, instance: SystemClock())
  } operation: {
  }
}

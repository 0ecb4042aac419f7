// guess: withDependencies { $0.houseClock = SystemClock() } operation: { }
// from: swift-dependencies
// expect: error: write withContainer { $0.register((any P).self, instance: x) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withDependencies {
    $0.houseClock = SystemClock()
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

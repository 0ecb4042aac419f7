// guess: withDependencies { $0.houseClock = SystemClock() } operation: { }
// from: swift-dependencies
// expect: error: cannot find 'withDependencies' in scope
// unanswered: a free function of a rival is not ours to declare
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

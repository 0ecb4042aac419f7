// guess: $0.continuousClock = ContinuousClock()
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0.continuousClock = ContinuousClock()
  } operation: {
  }
}

// --- instead

extension Dependencies {
  var clock: Dependency<any Clock<Duration>> { Dependency(live: { ContinuousClock() }) }
}

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.clock, instance: ContinuousClock())
  } operation: {
  }
}

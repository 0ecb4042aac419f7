// guess: $0.withRandomNumberGenerator = .seeded(42)
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  withContainer {
    $0.withRandomNumberGenerator = .seeded(42)
  } operation: {
  }
}

// --- instead

extension Dependencies {
  var random: Dependency<@Sendable () -> UInt64> { Dependency(live: { { .random(in: 0...9) } }) }
}

func guess(_ container: Container) throws {
  withContainer {
    $0.register(key: \.random, instance: { 42 })
  } operation: {
  }
}

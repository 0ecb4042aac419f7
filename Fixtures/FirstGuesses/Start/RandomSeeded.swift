// guess: Container.mock { $0.randomNumberGenerator = .seeded(42) }
// from: swift-dependencies
// expect: error: declare a typed key: extension Dependencies { var
// with: Domain.swift

import Understudy
import UnderstudyTesting

// --- guess

func guess(_ container: Container) throws {
  _ = Container.mock { $0.randomNumberGenerator = .seeded(42) }
}

// --- instead

extension Dependencies {
  var random: Dependency<@Sendable () -> UInt64> { Dependency(live: { { .random(in: 0...9) } }) }
}

func guess(_ container: Container) throws {
  _ = Container.mock { $0.register(key: \.random, instance: { 42 }) }
}

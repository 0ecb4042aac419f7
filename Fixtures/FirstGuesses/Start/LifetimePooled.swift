// guess: register(T.self, lifetime: .pooled) { … }
// from: field trial
// expect: error: write container.register(pooling: T.self, maximum: 3)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Usher.self, lifetime: .pooled) { Usher() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(pooling: Usher.self, maximum: 4) { _ in Usher() }
}

// guess: register(T.self, lifetime: .pooled) { … }
// expect: error: write register { Registration(pooling: T.self, maximum: 3)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Usher.self, lifetime: .pooled) { Usher() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register { Registration(pooling: Usher.self, maximum: 4) { _ in Usher() } }
}

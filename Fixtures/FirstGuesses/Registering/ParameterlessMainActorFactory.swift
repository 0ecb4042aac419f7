// guess: container.register(WindowModel.self, on: MainActor.self) { WindowModel() }
// expect: error: a main-actor factory takes the resolver: register(T.self, on: MainActor.self) { _ in … }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(WindowModel.self, on: MainActor.self) { WindowModel() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(WindowModel.self, on: MainActor.self) { _ in WindowModel() }
}

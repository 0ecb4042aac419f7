// guess: container.register(WindowModel.self) { WindowModel() }
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(WindowModel.self) { WindowModel() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(WindowModel.self, on: MainActor.self) { _ in WindowModel() }
}

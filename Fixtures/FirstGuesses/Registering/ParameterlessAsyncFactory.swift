// guess: container.register(Database.self) { try await Database.open() }
// expect: error: an asynchronous factory takes the resolver: register(T.self) { _ in try await … }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self) { try await Database.open() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(Database.self) { _ in try await Database.open() }
}

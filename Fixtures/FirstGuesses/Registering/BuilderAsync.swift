// guess: container.register { Registration(Database.self) { try await Database.open() } Registration(Database.self, …
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration(Database.self) { try await Database.open() }
    Registration(Database.self, name: "b", lifetime: .transient) { try await Database.open() }
  }
}

// guess: container.register(Database.self, factory: Database.open)
// from: Koin
// expect: crash
// unanswered: Swift 6.3.1 crashes on a static async method as a nonisolated(nonsending) argument
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self, factory: Database.open)
}

// --- instead

func guess(_ container: Container) throws {
  container.register(Database.self) { _ in try await Database.open() }
}

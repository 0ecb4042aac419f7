// guess: container.register(Registration(Database.self) { try await Database.open() }.onClose { await $0.shutDown() })
// from: Spring
// expect: error: registrations go into a batch: register { Registration(…) }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(
    Registration(Database.self) { try await Database.open() }.onClose { await $0.shutDown() }
  )
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(Database.self) { try await Database.open() }.onClose { await $0.shutDown() }
  }
}

// guess: container.register(…) { … }.onClose { … }
// expect: error: register returns nothing; hooks and live() belong to a registration
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self) { Database() }.onClose { await $0.shutDown() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(Database.self) { Database() }.onClose { await $0.shutDown() }
  }
}

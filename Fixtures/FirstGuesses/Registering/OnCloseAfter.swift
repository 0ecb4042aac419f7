// guess: container.register(…) { … }.onClose { … }
// expect: error: register returns nothing: it is a singleton unless you pass lifetime: .transient
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

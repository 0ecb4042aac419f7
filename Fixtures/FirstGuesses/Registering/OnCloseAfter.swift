// guess: container.register(…) { … }.onClose { … }
// from: house
// expect: error: nothing follows register: a lifetime is an argument
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

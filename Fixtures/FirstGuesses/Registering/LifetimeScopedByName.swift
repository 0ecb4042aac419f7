// guess: container.register(BoxOffice.self, lifetime: .scoped("session")) { BoxOffice(mailer: try $0.resolve()) }
// from: Koin
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self, lifetime: .scoped("session")) {
    BoxOffice(mailer: try $0.resolve())
  }
}

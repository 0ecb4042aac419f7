// guess: container.register(BoxOffice.self, lifetime: .weak) { BoxOffice(mailer: try $0.resolve()) }
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self, lifetime: .weak) { BoxOffice(mailer: try $0.resolve()) }
}

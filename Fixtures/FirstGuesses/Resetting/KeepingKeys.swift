// guess: container.reset(.everything, keeping: [.of(BoxOffice.self), .of((any Mailer).self, name: "b")])
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(.everything, keeping: [.of(BoxOffice.self), .of((any Mailer).self, name: "b")])
}

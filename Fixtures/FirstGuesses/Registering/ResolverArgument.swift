// guess: container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve((any Mailer).self)) }
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve((any Mailer).self)) }
}

// guess: container.register(BoxOffice.self) { [container] in BoxOffice(mailer: try container.resolve((any Mailer).se…
// from: Swinject
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { [container] in
    BoxOffice(mailer: try container.resolve((any Mailer).self))
  }
}

// guess: container.register(BoxOffice.self) { r in BoxOffice(mailer: r.resolve((any Mailer).self)!) }
// from: Swinject
// expect: error: cannot force unwrap value of non-optional type 'any Mailer'
// unanswered: says itself that nothing is optional
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in BoxOffice(mailer: r.resolve((any Mailer).self)!) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve((any Mailer).self)) }
}

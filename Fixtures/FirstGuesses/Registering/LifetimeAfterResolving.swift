// guess: container.register(…) { r in … }.scope(.transient)
// from: Resolver
// expect: error: pass lifetime: .transient as an argument before the closure: a new instance for each resolve
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve()) }.scope(.transient)
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self, lifetime: .transient) { r in
    BoxOffice(mailer: try r.resolve())
  }
}

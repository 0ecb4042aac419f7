// guess: { X(y: $0.get(T.self)) }
// from: Koin
// expect: error: write try $0.resolve()
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: $0.get((any Mailer).self)) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }
}

// guess: { X(y: $0()) }
// from: Kodein
// expect: error: write try $0.resolve()
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: $0()) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }
}

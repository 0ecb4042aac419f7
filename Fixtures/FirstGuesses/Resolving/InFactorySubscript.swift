// guess: container.register(BoxOffice.self) { BoxOffice(mailer: try $0[(any Mailer).self]) }
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: try $0[(any Mailer).self]) }
}

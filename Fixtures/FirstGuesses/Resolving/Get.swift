// guess: let mailer: any Mailer = try container.get() _ = mailer
// from: Koin, GetIt
// expect: error: write try container.resolve(T.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer: any Mailer = try container.get()
  _ = mailer
}

// --- instead

func guess(_ container: Container) throws {
  let mailer: any Mailer = try container.resolve()
  _ = mailer
}

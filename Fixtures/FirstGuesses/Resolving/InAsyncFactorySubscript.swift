// guess: container.register(BoxOffice.self) { r in _ = try await Database.open() return BoxOffice(mailer: try r[(any…
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in
    _ = try await Database.open()
    return BoxOffice(mailer: try r[(any Mailer).self])
  }
}

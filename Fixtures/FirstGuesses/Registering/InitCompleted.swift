// guess: container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve()) }.initCompleted { _, _ in }
// from: Swinject
// expect: error: register returns nothing; hooks and live() belong to a registration
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in BoxOffice(mailer: try r.resolve()) }.initCompleted {
    _,
    _ in
  }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }.onBuild { _, _ in }
  }
}

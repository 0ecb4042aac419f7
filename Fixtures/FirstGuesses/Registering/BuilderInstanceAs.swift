// guess: container.register { Registration(FakeMailer(), as: (any Mailer).self) Registration(BoxOffice.self) { BoxOf…
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register {
    Registration(FakeMailer(), as: (any Mailer).self)
    Registration(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }
  }
}

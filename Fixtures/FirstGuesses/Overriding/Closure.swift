// guess: try withContainer { $0.register(FakeMailer(), as: (any Mailer).self) } operation: { _ = try Container.curre…
// from: swift-dependencies
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  try withContainer {
    $0.register(FakeMailer(), as: (any Mailer).self)
  } operation: {
    _ = try Container.current.resolve(BoxOffice.self)
  }
}

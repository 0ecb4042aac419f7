// guess: container.register(BoxOffice.self) { BoxOffice(mailer: $0.resolve()) }
// expect: error: call can throw, but it is not marked with 'try' and the error is not handled
// unanswered: says itself what is missing
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: $0.resolve()) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }
}

// guess: container.register(BoxOffice.self) { BoxOffice(post: try $0.resolve()) }
// expect: error: incorrect argument label in call (have 'post:', expected 'mailer:')
// unanswered: says itself which label there is
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(post: try $0.resolve()) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { BoxOffice(mailer: try $0.resolve()) }
}

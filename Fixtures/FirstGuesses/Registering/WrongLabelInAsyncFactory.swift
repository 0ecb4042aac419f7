// guess: container.register(BoxOffice.self) { r in try await BoxOffice(post: r.resolve()) }
// expect: error: incorrect argument label in call (have 'post:', expected 'mailer:')
// unanswered: says itself which label there is
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in try await BoxOffice(post: r.resolve()) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register(BoxOffice.self) { r in try await BoxOffice(mailer: r.resolve()) }
}

// guess: container.reset(options: .scope)
// from: Factory
// expect: error: extraneous argument label 'options:' in call
// unanswered: the words of its scopes are not ours
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(options: .scope)
}

// --- instead

func guess(_ container: Container) throws {
  container.reset()
}

// guess: @WeakLazyInjected var mailer
// from: Factory
// expect: error: write @Injected(.weak) var mailer
// with: Domain.swift

import Understudy

// --- guess

struct Office {
  @WeakLazyInjected var mailer: (any Mailer)?
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected(.weak) var mailer: (any Mailer)?
}

func guess() { _ = Office() }

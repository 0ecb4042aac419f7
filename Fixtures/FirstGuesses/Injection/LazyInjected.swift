// guess: @LazyInjected var mailer
// from: Factory
// expect: error: @Injected resolves when it is first read
// with: Domain.swift

import Understudy

// --- guess

struct Office {
  @LazyInjected var mailer: any Mailer
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected var mailer: any Mailer
}

func guess() { _ = Office() }

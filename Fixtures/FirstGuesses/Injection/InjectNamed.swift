// guess: @Inject(name: "backup") var mailer
// from: javax, Micronaut
// expect: error: write @Injected var mailer: any Mailer
// with: Domain.swift

import Understudy

// --- guess

struct Office {
  @Inject(name: "backup") var mailer: any Mailer
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected(name: "backup") var mailer: any Mailer
}

func guess() { _ = Office() }

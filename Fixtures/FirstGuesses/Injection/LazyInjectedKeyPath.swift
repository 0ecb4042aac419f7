// guess: @LazyInjected(\.mailer) var mailer
// from: Factory
// expect: error: @Injected resolves when it is first read
// with: Domain.swift

import Understudy

// --- guess

extension Container {
  var mailer: Factory<any Mailer> { Factory() }
}

struct Office {
  @LazyInjected(\.mailer) var mailer
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected var mailer: any Mailer
}

func guess() { _ = Office() }

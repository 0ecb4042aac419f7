// guess: @Injected(\.mailer), a Factory of Container
// from: Factory
// expect: error: write @Injected var mailer: any Mailer
// with: Domain.swift

import Understudy

// --- guess

extension Container {
  var mailer: Factory<any Mailer> { Factory() }
}

struct Office {
  @Injected(\.mailer) var mailer
}

func guess() { _ = Office() }

// --- instead

struct Office {
  @Injected var mailer: any Mailer
}

func guess() { _ = Office() }

// guess: factory()
// from: Factory
// expect: error: make one with try $mailer.make()
// with: Domain.swift

import Understudy

// --- guess

func guess(_ mailer: Factory<any Mailer>) -> any Mailer {
  mailer()
}

// --- instead

func guess(_ mailer: Factory<any Mailer>) throws -> any Mailer {
  try mailer.make()
}

// guess: container[(any Mailer).self] = FakeMailer()
// from: Typhoon
// expect: error: cannot assign through subscript: subscript is get-only
// unanswered: a subscript that could be set would make reading ambiguous
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container[(any Mailer).self] = FakeMailer()
}

// --- instead

func guess(_ container: Container) throws {
  container.register((any Mailer).self, instance: FakeMailer())
}

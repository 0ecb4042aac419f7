// guess: @Test(.container { $0.mailer.register { FakeMailer() } }) func sells() {}
// from: Factory
// expect: error: value of type 'Container' has no member 'mailer'
// unanswered: the language's own error; an overload that takes a closure would hide it
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container { $0.mailer.register { FakeMailer() } }) func sells() {}

// --- instead

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

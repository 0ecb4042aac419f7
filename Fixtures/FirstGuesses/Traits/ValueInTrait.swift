// guess: @Test(.container(FakeMailer(), as: (any Mailer).self)) func sells() {}
// expect: error: register it in the closure: .container { $0.register(x, as: (any P).self) }
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(FakeMailer(), as: (any Mailer).self)) func sells() {}

// --- instead

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

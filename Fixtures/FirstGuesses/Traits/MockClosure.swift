// guess: @Test(.mock { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}
// expect: error: write .container { $0.register(x, as: (any P).self) }
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.mock { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

// --- instead

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

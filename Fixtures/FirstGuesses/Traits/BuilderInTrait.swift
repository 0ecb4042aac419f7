// guess: @Test(.container { Registration(FakeMailer(), as: (any Mailer).self) }) func sells() {}
// expect: error: contextual type for closure argument list expects 1 argument
// unanswered: a trait closure is no builder; an overload for closures without a parameter would hide the errors in all others
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container { Registration(FakeMailer(), as: (any Mailer).self) }) func sells() {}

// --- instead

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

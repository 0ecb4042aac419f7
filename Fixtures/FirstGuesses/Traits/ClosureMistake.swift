// guess: @Test(.container { $0.register(FakeMailer()) }) func sells() {}
// expect: error: name the type to register it under
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container { $0.register(FakeMailer()) }) func sells() {}

// --- instead

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

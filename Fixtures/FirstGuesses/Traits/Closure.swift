// guess: @Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}
// from: swift-dependencies
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

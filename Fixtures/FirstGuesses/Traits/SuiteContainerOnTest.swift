// guess: @Test(.suiteContainer { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}
// expect: error: a suite's container belongs to the suite
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.suiteContainer { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}

// --- instead

@Suite(.suiteContainer { $0.register(FakeMailer(), as: (any Mailer).self) }) struct Sales {}

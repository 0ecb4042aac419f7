// guess: @Test(.container { $0.register((any Mailer).self, FakeMailer()) }) func sells() {}
// expect: error: label the instance
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container { $0.register((any Mailer).self, FakeMailer()) }) func sells() {}

// --- instead

@Test(.container { $0.register((any Mailer).self, instance: FakeMailer()) }) func sells() {}

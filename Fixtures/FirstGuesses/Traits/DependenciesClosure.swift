// guess: @Test(.dependencies { $0.register((any Mailer).self) { FakeMailer() } }) func sells() {}
// from: Factory
// expect: error: register in the case's container: .container { $0.register(
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.dependencies { $0.register((any Mailer).self) { FakeMailer() } }) func sells() {}

// --- instead

@Test(.container { $0.register((any Mailer).self) { FakeMailer() } }) func sells() {}

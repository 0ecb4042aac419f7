// guess: @Test(.override((any Mailer).self, with: FakeMailer())) func sells() {}
// from: Swinject
// expect: error: register in the case's container: .container { $0.register(T.self, instance: x)
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.override((any Mailer).self, with: FakeMailer())) func sells() {}

// --- instead

@Test(.container { $0.register((any Mailer).self, instance: FakeMailer()) }) func sells() {}

// guess: @Suite(.override((any Mailer).self, with: FakeMailer())) struct Sales {}
// from: Swinject
// expect: error: register in the case's container: .container { $0.register(T.self, instance: x)
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Suite(.override((any Mailer).self, with: FakeMailer())) struct Sales {}

// --- instead

@Suite(.container { $0.register((any Mailer).self, instance: FakeMailer()) }) struct Sales {}

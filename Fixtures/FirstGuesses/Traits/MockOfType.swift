// guess: @Suite(.mock((any Mailer).self) { FakeMailer() }) struct Sales {}
// from: Spring
// expect: error: register in the case's container: .container { $0.register(T.self) { … }
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Suite(.mock((any Mailer).self) { FakeMailer() }) struct Sales {}

// --- instead

@Suite(.container { $0.register((any Mailer).self) { FakeMailer() } }) struct Sales {}

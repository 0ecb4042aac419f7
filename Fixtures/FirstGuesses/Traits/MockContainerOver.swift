// guess: @Test(.mockContainer(over: makeApp()) { $0.register(FakeMailer(), as: (any Mailer).self) }) func sells() {}
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

func makeApp() -> Container { Container() }

// --- guess

@Test(.mockContainer(over: makeApp()) { $0.register(FakeMailer(), as: (any Mailer).self) })
func sells() {}

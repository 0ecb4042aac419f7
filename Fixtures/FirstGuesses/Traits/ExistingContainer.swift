// guess: @Test(.container(makeApp())) func sells() {}
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

func makeApp() -> Container { Container() }

// --- guess

@Test(.container(makeApp())) func sells() {}

// guess: @Test(.verifying) func sells() {}
// expect: error: add it to a container trait: .container.verifying(.all)
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.verifying) func sells() {}

// --- instead

@Test(.container.verifying(.all)) func sells() {}

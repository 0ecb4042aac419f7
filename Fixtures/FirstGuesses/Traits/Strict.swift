// guess: @Test(.container(.strict)) func sells() {}
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.strict)) func sells() {}

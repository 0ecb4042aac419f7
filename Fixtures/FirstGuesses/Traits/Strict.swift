// guess: @Test(.container(.strict)) func sells() {}
// from: field trial
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.strict)) func sells() {}

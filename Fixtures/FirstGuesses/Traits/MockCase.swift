// guess: @Test(.container(.mock)) func sells() {}
// expect: error: for a mock container, write .mockContainer
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.mock)) func sells() {}

// --- instead

@Test(.mockContainer) func sells() {}

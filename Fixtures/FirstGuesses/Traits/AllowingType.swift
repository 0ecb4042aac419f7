// guess: @Test(.container(.allowing((any HouseClock).self))) func sells() {}
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.allowing((any HouseClock).self))) func sells() {}

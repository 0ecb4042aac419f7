// guess: @Test(.container(.mock())) func sells() {}
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.mock())) func sells() {}

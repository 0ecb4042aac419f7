// guess: @Test(.container(.live(.block))) func sells() {}
// expect: error: write .live(.refuse)
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.container(.live(.block))) func sells() {}

// --- instead

@Test(.container(.live(.refuse))) func sells() {}

// guess: @Test(.dependencies { $0.houseClock = SystemClock() }) func sells() {}
// from: swift-dependencies
// expect: error: register in the case's container: .container { $0.register(
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.dependencies { $0.houseClock = SystemClock() }) func sells() {}

// --- instead

@Test(.container { $0.register(key: \.houseClock, instance: SystemClock()) }) func sells() {}

// guess: @Test(.dependencies { $0.houseClock = SystemClock() }) func sells() {}
// from: swift-dependencies
// expect: error: reference to member 'dependencies' cannot be resolved without a contextual type
// unanswered: its closure sets properties that no type here has
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Test(.dependencies { $0.houseClock = SystemClock() }) func sells() {}

// --- instead

@Test(.container { $0.register(key: \.houseClock, instance: SystemClock()) }) func sells() {}

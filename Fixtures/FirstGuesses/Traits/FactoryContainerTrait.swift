// guess: @Suite(.container) struct Sales {}
// from: Factory
// expect: ok
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Suite(.container) struct Sales {}

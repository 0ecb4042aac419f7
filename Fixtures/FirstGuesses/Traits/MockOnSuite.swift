// guess: @Suite(.mock) struct SaleTests {}
// expect: error: write .container { $0.register(x, as: (any P).self) }
// with: Domain.swift

import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// --- guess

@Suite(.mock) struct SaleTests {}

// --- instead

@Suite(.container { $0.register(FakeMailer(), as: (any Mailer).self) }) struct SaleTests {}

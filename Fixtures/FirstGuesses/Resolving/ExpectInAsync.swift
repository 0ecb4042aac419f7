// guess: #expect(try container[(any HouseClock).self].minute == 0)
// expect: ok
// with: Domain.swift

import Testing
import Understudy

// --- guess

func guess(_ container: Container) async throws {
  #expect(try container[(any HouseClock).self].minute == 0)
}

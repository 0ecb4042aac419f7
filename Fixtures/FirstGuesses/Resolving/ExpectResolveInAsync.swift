// guess: #expect(try container.resolve((any HouseClock).self).minute == 0)
// from: field trial
// expect: error: 'async'
// with: Domain.swift

import Testing
import Understudy

// --- guess

func guess(_ container: Container) async throws {
  #expect(try container.resolve((any HouseClock).self).minute == 0)
}

// --- instead

func guess(_ container: Container) async throws {
  #expect(try container[(any HouseClock).self].minute == 0)
}

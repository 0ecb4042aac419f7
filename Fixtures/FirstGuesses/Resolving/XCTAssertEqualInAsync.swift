// guess: XCTAssertEqual(try container[(any HouseClock).self].minute, 0)
// expect: ok
// with: Domain.swift

import Understudy
import XCTest

// --- guess

func guess(_ container: Container) async throws {
  XCTAssertEqual(try container[(any HouseClock).self].minute, 0)
}

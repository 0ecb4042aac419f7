// guess: XCTAssertEqual(try container.resolve((any HouseClock).self).minute, 0)
// expect: error: 'async' call in an autoclosure that does not support concurrency
// unanswered: in async code the compiler takes the async form, whatever else there is
// with: Domain.swift

import Understudy
import XCTest

// --- guess

func guess(_ container: Container) async throws {
  XCTAssertEqual(try container.resolve((any HouseClock).self).minute, 0)
}

// --- instead

func guess(_ container: Container) async throws {
  XCTAssertEqual(try container[(any HouseClock).self].minute, 0)
}

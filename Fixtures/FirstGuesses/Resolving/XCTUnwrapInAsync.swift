// guess: let fake = try XCTUnwrap(container[(any Mailer).self] as? FakeMailer) _ = fake
// expect: ok
// with: Domain.swift

import Understudy
import XCTest

// --- guess

func guess(_ container: Container) async throws {
  let fake = try XCTUnwrap(container[(any Mailer).self] as? FakeMailer)
  _ = fake
}

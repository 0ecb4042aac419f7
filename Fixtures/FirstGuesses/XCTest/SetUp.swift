// guess: final class SaleTests: ContainerTestCase { override func setUp() async throws { try await super.setUp() Con…
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// --- guess

final class SaleTests: ContainerTestCase {
  override func setUp() async throws {
    try await super.setUp()
    Container.current.register(FakeMailer(), as: (any Mailer).self)
  }
}

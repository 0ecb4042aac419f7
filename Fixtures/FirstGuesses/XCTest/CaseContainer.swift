// guess: final class SaleTests: ContainerTestCase { func testSale() throws { container.register(FakeMailer(), as: (a…
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// --- guess

final class SaleTests: ContainerTestCase {
  func testSale() throws {
    container.register(FakeMailer(), as: (any Mailer).self)
    _ = try container.resolve(FakeMailer.self)
  }
}

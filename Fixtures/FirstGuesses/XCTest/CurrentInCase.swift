// guess: final class SaleTests: ContainerTestCase { func testSale() throws { Container.current.register(FakeMailer()…
// from: Factory
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// --- guess

final class SaleTests: ContainerTestCase {
  func testSale() throws {
    Container.current.register(FakeMailer(), as: (any Mailer).self)
    XCTAssertNotNil(try Container.current.resolve((any Mailer).self))
  }
}

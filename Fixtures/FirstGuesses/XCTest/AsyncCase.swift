// guess: final class SaleTests: ContainerTestCase { func testSale() async throws { Container.current.register(Databa…
// expect: ok
// with: Domain.swift

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// --- guess

final class SaleTests: ContainerTestCase {
  func testSale() async throws {
    Container.current.register(Database.self) { _ in try await Database.open() }
    let database = try await Container.current.resolve(Database.self)
    XCTAssertTrue(try Container.current[Database.self] === database)
  }
}

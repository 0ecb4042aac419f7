import Foundation
import XCTest

private let receipt = FileManager.default.temporaryDirectory.appending(path: "receipt.txt")

/// XCTest runs methods in the order of their names.
final class TicketTests: XCTestCase {
  // XCTest runs one method after the other.
  nonisolated(unsafe) static var printed = 0

  func testAPrintsATicket() {
    Self.printed += 1
    XCTAssertGreaterThan(Self.printed, 0)
  }

  func testBHasAPrice() { XCTAssertEqual(2 * 40, 80) }

  func testCNoTicketIsPrintedYet() { XCTAssertEqual(Self.printed, 0) }

  func testDHasASeat() { XCTAssertEqual("A\(1)", "A1") }
}

final class ReceiptTests: XCTestCase {
  func testAReadsTheReceiptOfAnEarlierRun() {
    XCTAssertFalse(FileManager.default.fileExists(atPath: receipt.path))
  }

  func testBHasATotal() { XCTAssertEqual(40 + 40, 80) }

  func testCPrintsAReceipt() throws { try Data("80".utf8).write(to: receipt) }

  func testDReadsTheReceipt() throws {
    XCTAssertEqual(try Data(contentsOf: receipt), Data("80".utf8))
  }
}

final class UsherTests: XCTestCase {
  func testAWearsTheRedCoat() {
    setenv("HOUSE_COAT", "red", 1)
    UserDefaults.standard.set("red", forKey: "house.coat")
  }

  func testBSmiles() { XCTAssertTrue(true) }

  func testCHasNoCoatInTheEnvironment() { XCTAssertNil(getenv("HOUSE_COAT")) }

  func testDHasNoCoatInUserDefaults() {
    XCTAssertNil(UserDefaults.standard.string(forKey: "house.coat"))
  }
}

import UnderstudyTesting
import XCTest

@testable import UnderstudyXCTest

final class TestIdentityMethodTests: XCTestCase {
  func testSelectorIsTheMethodOnEveryPlatform() {
    XCTAssertEqual(TestIdentity.selector(in: "RefundTests.testRefund"), "testRefund")
    XCTAssertEqual(TestIdentity.selector(in: "-[BoxOffice.RefundTests testRefund]"), "testRefund")
    XCTAssertEqual(TestIdentity.selector(in: "testRefund"), "testRefund")
  }

  func testNameIsTheOneThatAFilterTakes() {
    XCTAssertEqual(
      TestIdentity.name(of: self),
      "UnderstudyXCTestTests.TestIdentityMethodTests/testNameIsTheOneThatAFilterTakes"
    )
  }
}

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// The same under XCTest, which runs its methods one after the other in one process, the bad ones first.
final class OneBadReadUnderXCTest: ContainerTestCase {
  override class var policy: MockPolicy? { .strict }

  func testBadBlocked() {
    container.register { Registration(Prices.self) { Prices(price: 1) }.live() }
    XCTAssertEqual(BadRead.blocked().price, 0)
  }

  func testBadDeclaredDefault() {
    XCTAssertEqual(BadRead.ofDeclaredDefault(in: container).title, "none")
  }

  func testBadDefaultAnswering() {
    XCTAssertEqual(BadRead.ofDefaultAnswering(), Ticket(seat: "any"))
  }

  func testBadFailing() { XCTAssertEqual(BadRead.failing(in: container).price, 0) }

  func testBadMissing() { XCTAssertTrue(BadRead.missing() is MailerStub) }

  func testBadOptionalThatFails() {
    container.register((any Mailer).self) { throw OutOfPaint() }
    XCTAssertNil(OptionalReader().mailer)
  }

  func testBadUnanswered() { XCTAssertEqual(BadRead.unanswered(), 0) }

  func testPassing01() throws { try pass() }
  func testPassing02() throws { try pass() }
  func testPassing03() throws { try pass() }
  func testPassing04() throws { try pass() }
  func testPassing05() throws { try pass() }
  func testPassing06() throws { try pass() }
  func testPassing07() throws { try pass() }
  func testPassing08() throws { try pass() }
  func testPassing09() throws { try pass() }
  func testPassing10() throws { try pass() }
  func testPassing11() throws { try pass() }
  func testPassing12() throws { try pass() }
  func testPassing13() throws { try pass() }
  func testPassing14() throws { try pass() }
  func testPassing15() throws { try pass() }
  func testPassing16() throws { try pass() }
  func testPassing17() throws { try pass() }
  func testPassing18() throws { try pass() }
  func testPassing19() throws { try pass() }
  func testPassing20() throws { try pass() }

  private func pass() throws {
    container.register(String.self, instance: "there")
    XCTAssertEqual(try container.resolve(String.self), "there")
  }
}

// MARK: - Fixtures

private struct OptionalReader { @Injected var mailer: (any Mailer)? }

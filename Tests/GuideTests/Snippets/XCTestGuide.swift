// snippet: the base class
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class ConfirmationCase: ContainerTestCase {
  override class var policy: MockPolicy? { .strict }

  override func configure(_ container: Container) throws {
    container.register(MailerSpy(), as: (any Mailer).self)
  }

  func testABuyerGetsALetter() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")

    let mailer = try await container.resolve(MailerSpy.self)
    XCTAssertEqual(mailer.sends.calls.map(\.arguments.to), ["ada"])
  }

  func testALetterWrittenElsewhereIsSentHere() async throws {
    let mailer = try await container.resolve(MailerSpy.self)
    try await Task.detached { try await BoxOffice().confirm(seat: "A1", to: "ada") }.value
    XCTAssertEqual(mailer.sends.calls.count, 1)
  }
}
// end snippet

// snippet: asynchronous preparation
final class PreparedCase: ContainerTestCase {
  override func configure(_ container: Container) throws {
    container.register(Ledger.self) { _ async in Ledger() }
  }

  override func setUp() async throws {
    try await super.setUp()
    _ = try await container.resolve(Ledger.self)
  }

  func testTheLedgerIsThereForSynchronousCodeToo() throws {
    XCTAssertNoThrow(try container.resolve(Ledger.self))
  }
}
// end snippet

// snippet: the mix-in
class HouseTestCase: XCTestCase {}  // a base class that you cannot change

final class RefundCase: HouseTestCase {
  override func invokeTest() {
    isolated(.strict) { container in
      container.register(MailerSpy(), as: (any Mailer).self)
    } invoke: {
      super.invokeTest()
    }
  }

  func testABuyerGetsALetter() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet

// snippet: the observer
final class ObservedCase: XCTestCase {
  override class func setUp() {
    ContainerObserver.install(.strict) { container in
      container.register(MailerSpy(), as: (any Mailer).self)
    }
  }

  override class func tearDown() { ContainerObserver.uninstall() }

  func testABuyerGetsALetter() async throws {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
}
// end snippet

// snippet: a class's container
final class SeasonCase: ContainerTestCase {
  override class func configureClass(_ container: Container) throws {
    container.register(Ledger.self) { _ async in Ledger() }
  }

  override class func prepareClass(_ container: Container) async throws {
    _ = try await container.resolve(Ledger.self)  // built once, for every method
  }

  override func configure(_ container: Container) throws {
    container.register(MailerSpy(), as: (any Mailer).self)  // a new one for each
  }

  func testTheLedgerIsOpenAndTheMailerNew() throws {
    XCTAssertNoThrow(try container.resolve(Ledger.self, MailerSpy.self))
  }
}
// end snippet

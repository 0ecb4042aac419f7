import TicketDesk
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

nonisolated final class Hall: Sendable {
  let seats = ["A1", "A2"]
}

/// Everything that can be overridden, where code is on the main actor by default.
nonisolated final class SharedHallCase: ContainerTestCase {
  override class var policy: MockPolicy? { .strict }

  override class func configureClass(_ container: Container) throws {
    try super.configureClass(container)
    container.register(Hall.self) { Hall() }
  }

  override class func prepareClass(_ container: Container) async throws {
    try await super.prepareClass(container)
    _ = try await container.resolve(Hall.self)
  }

  override class func setUp() {
    super.setUp()
    XCTAssertNoThrow(try Container.current.resolve(Hall.self))
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    XCTAssertTrue(Container.current === container)
  }

  override func tearDown() async throws {
    try await super.tearDown()
  }

  func testTheHallIsThere() throws {
    XCTAssertEqual(try container.resolve(Hall.self).seats.count, 2)
  }

  func testTheHallIsThereAsynchronously() async throws {
    let hall = try await container.resolve(Hall.self)
    XCTAssertEqual(hall.seats.count, 2)
  }
}

nonisolated final class ObservedHallCase: XCTestCase {
  override class func setUp() {
    ContainerObserver.install(.strict) { $0.register(Hall.self) { Hall() } }
  }

  override class func tearDown() { ContainerObserver.uninstall() }

  func testTheHallIsThere() throws {
    XCTAssertEqual(try Container.current.resolve(Hall.self).seats.count, 2)
  }
}

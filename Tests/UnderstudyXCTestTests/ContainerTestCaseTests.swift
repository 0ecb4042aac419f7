import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// Scenario 22.
/// Methods of one class are isolated from each other, whatever kind they are.
final class ContainerTestCaseTests: ContainerTestCase {
  /// A registration that outlives every method, as a production module's does.
  private static let shared = Registration(Ledger.self) { Ledger() }
  private var containerOfSetUp: Container?
  private var steps: [String] = []

  override func configure(_ container: Container) throws {
    container.register { Self.shared }
    steps.append("configure")
    XCTAssertTrue(Container.current === container)
  }

  override func setUp() async throws {
    try await super.setUp()
    containerOfSetUp = Container.current
    steps.append("async set-up")
  }

  override func setUp() {
    super.setUp()
    steps.append("set-up")
    XCTAssertTrue(Container.current === container)
  }

  override func tearDown() {
    XCTAssertTrue(Container.current === container)
    XCTAssertEqual(try Container.current.resolve(Ledger.self).entries, [name])
    super.tearDown()
  }

  private func check() throws {
    XCTAssertTrue(Container.current === container)
    XCTAssertTrue(containerOfSetUp === container)
    XCTAssertEqual(container.label, name)
    XCTAssertEqual(Set(steps), ["configure", "set-up", "async set-up"])
    let ledger = try container.resolve(Ledger.self)
    XCTAssertEqual(ledger.entries, [])
    ledger.add(name)
  }

  func testASynchronousMethodHasAContainerOfItsOwn() throws { try check() }
  func testASecondSynchronousMethodHasAContainerOfItsOwn() throws { try check() }
  func testAnAsynchronousMethodHasAContainerOfItsOwn() async throws {
    await Task.yield()
    try checkInAsync()
  }
  func testASecondAsynchronousMethodHasAContainerOfItsOwn() async throws { try checkInAsync() }
  @MainActor func testAMainActorMethodHasAContainerOfItsOwn() throws { try check() }

  // Scenario 17.
  func testChildTasksInheritTheContainer() async throws {
    try checkInAsync()
    let container = container
    async let child = Container.current === container
    let isInherited = await child
    XCTAssertTrue(isInherited)
  }

  private func checkInAsync() throws { try check() }
}

// Scenario 22.
/// A way in without the base class.
final class IsolatedMethodTests: XCTestCase {
  override func invokeTest() {
    isolated { container in
      container.register(Ledger.self) { Ledger() }
    } invoke: {
      super.invokeTest()
    }
  }

  func testTheMixInGivesAMethodAContainerOfItsOwn() throws {
    XCTAssertEqual(Container.current.label, name)
    let ledger = try Container.current.resolve(Ledger.self)
    XCTAssertEqual(ledger.entries, [])
    ledger.add(name)
  }

  func testTheMixInGivesTheNextMethodAContainerOfItsOwn() throws {
    try testTheMixInGivesAMethodAContainerOfItsOwn()
  }
}

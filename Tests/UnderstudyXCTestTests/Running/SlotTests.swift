import Dispatch
import TestSupport
import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// Scenario 27.
/// Code outside the method's task gets the method's container.
final class SlotTests: ContainerTestCase {
  override func configure(_ container: Container) throws {
    container.register(Ledger.self) { Ledger() }
  }

  private func check(line: UInt = #line) {
    let container = container
    XCTAssertTrue(onThread { Container.current === container }, line: line)
    let queue = DispatchQueue(label: "box office")
    XCTAssertTrue(queue.sync { Container.current === container }, line: line)
    XCTAssertTrue(onQueue { Container.current === container }, line: line)
  }

  private func checkDetached(line: UInt = #line) async {
    let container = container
    let isSeen = await Task.detached { Container.current === container }.value
    XCTAssertTrue(isSeen, line: line)
    let isChildSeen = await Task.detached { () in
      async let isSeen = Container.current === container
      return await isSeen
    }.value
    XCTAssertTrue(isChildSeen, line: line)
  }

  override func setUp() async throws {
    try await super.setUp()
    await checkDetached()
  }

  override func setUp() { check() }

  override func setUpWithError() throws {
    try super.setUpWithError()
    check()
    addTeardownBlock { [self] in check() }
  }

  override func tearDown() { check() }

  override func tearDown() async throws {
    await checkDetached()
    try await super.tearDown()
  }

  func testThreadsAndQueuesOfASynchronousMethodHaveItsContainer() { check() }

  func testDetachedTasksOfAnAsynchronousMethodHaveItsContainer() async { await checkDetached() }

  @MainActor func testThreadsAndDetachedTasksOfAMainActorMethodHaveItsContainer() async {
    check()
    await checkDetached()
    addTeardownBlock { [container] in
      let isSeen = await Task.detached { Container.current === container }.value
      XCTAssertTrue(isSeen)
    }
  }

  // Scenario 17.
  func testAnObjectMadeOffTheTaskKeepsTheContainer() async throws {
    let clerk = await Task.detached { Clerk() }.value
    let seen = try await withContainer(Container(label: "another")) {
      try await Task.detached { try clerk.ledger() }.value
    }
    let own = try await container.resolve(Ledger.self)
    XCTAssertTrue(seen === own)
  }
}

// Scenario 22.
final class SlotOfAnotherMethodTests: InnerRunCase {
  func testThePreviousSlotIsRestored() {
    let outer = Container(label: "outer")
    let before = TestRun.fillSlot(outer)
    defer { TestRun.fillSlot(before) }
    let inner = Lock<Container?>(nil)
    run { test in
      test.isolated {
        inner.withLock { $0 = TestRun.slotContainer }
      }
    }
    expect(inner.withLock { $0?.label } == "XCTestCase.on purpose")
    expect(TestRun.slotContainer === outer)
  }

  /// The object does not move to the container of the next method.
  func testAnObjectMadeOffTheTaskStaysWithItsMethod() {
    let clerk = Lock<Clerk?>(nil)
    run(named: "the first") { test in
      test.isolated {
        onThread { clerk.withLock { $0 = Clerk() } }
      }
    }
    let late = run(named: "the next") { test in
      test.isolated {
        $0.register(Ledger.self) { Ledger() }
      } invoke: {
        let error = onThread { () -> ContainerError? in
          do throws(ContainerError) {
            _ = try clerk.withLock { $0 }?.ledger()
            return nil
          } catch {
            return error
          }
        }
        XCTAssertEqual(error?.kind, .containerClosed)
      }
    }
    expect(
      late,
      failsOnceWith: "Work started by \"XCTestCase.the first\" is still running after the test"
    )
  }
}

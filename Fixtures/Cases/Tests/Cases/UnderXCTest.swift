import Understudy
import UnderstudyXCTest
import XCTest

/// The same methods in `XCTestCase` and in `ContainerTestCase`, run in a suite of their class.
final class UnderXCTest: XCTestCase {
  func testEmpty() {
    time("XCTestCase") { Empty(name: "testCase") { _ in Cast.rehearse() } }
  }

  func testContainer() {
    time("ContainerTestCase") { InContainer(name: "testCase") { _ in try Cast.perform() } }
  }

  /// What the container itself takes, without anything that is for a test.
  func testFork() {
    time("XCTestCase with a fork") { Empty(name: "testCase") { _ in try Cast.performInFork() } }
  }

  private func time(_ shape: String, _ make: () -> XCTestCase) {
    // The runtime learns about the types of the class set-up the first time that it sees them, which
    // takes longer than a thousand methods.
    let first = XCTestSuite(name: shape)
    first.addTest(make())
    first.run()
    let methods = XCTestSuite(name: shape)
    for _ in 0..<caseCount { methods.addTest(make()) }
    let stopwatch = Stopwatch()
    methods.run()
    stopwatch.stop(shape)
  }
}

private final class Empty: XCTestCase {}

private final class InContainer: ContainerTestCase {
  override class func configureClass(_ container: Container) throws { try Base.fill(container) }
  override func configure(_ container: Container) { Cast.override(container) }
}

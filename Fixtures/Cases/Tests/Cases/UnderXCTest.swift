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

  private func time(_ shape: String, _ make: () -> XCTestCase) {
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

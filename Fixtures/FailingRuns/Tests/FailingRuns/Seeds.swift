import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

/// What a failure tells of the seed of a test's doubles, and a success does not.
@Suite(.container { DeterministicDoubles(seed: 42).register(in: $0) })
struct SeedsUnderSwiftTesting {
  @Test func failing() { Issue.record("the curtain fell") }

  /// The framework records the error where nobody can put a word beside it.
  @Test func throwing() throws { throw OutOfPaint() }

  @Test func passing() {}
}

@Suite(.container) struct DrawnSeeds {
  @Test func failing() {
    _ = DeterministicDoubles()
    Issue.record("the curtain fell")
  }

  @Test func passing() { _ = DeterministicDoubles() }
}

@Suite(.suiteContainer { DeterministicDoubles(seed: 43).register(in: $0) })
struct SeedOfSuite {
  @Test func failing() { Issue.record("the curtain fell") }
}

final class SeedsUnderXCTest: ContainerTestCase {
  override func configure(_ container: Container) { DeterministicDoubles().register(in: container) }

  func testFailing() { XCTFail("the curtain fell") }

  func testPassing() {}
}

final class SeedOfClass: ContainerTestCase {
  override class func configureClass(_ container: Container) {
    DeterministicDoubles(seed: 44).register(in: container)
  }

  func testFailing() { XCTFail("the curtain fell") }
}

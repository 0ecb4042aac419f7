import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

// Row D7.
/// Golden files under XCTest.
final class GoldenMethodTests: InnerRunCase {
  private static let missing = "Goldens/NotThere.txt"

  func testAMissingGoldenFileFailsTheMethodAtItsLine() {
    let line = UInt(#line) + 1
    let run = run { _ in expectGolden("A1", Self.missing) }
    expect(
      run,
      failsOnceWith: "There is no golden file Goldens/NotThere.txt beside GoldenMethodTests.swift.",
      in: "GoldenMethodTests.swift",
      at: line
    )
  }

  func testADifferentGoldenFileFailsTheMethodOfAContainerTestCase() {
    let run = run(ContainerTestCase.self) { _ in
      expectGolden("A golden text,\nof three lines.", "../../Fixtures/Golden/Text.txt")
    }
    expect(run, failsOnceWith: "- of two lines.\n    + of three lines.")
  }

  func testAnEqualGoldenFileFailsNothing() {
    let run = run(ContainerTestCase.self) { _ in
      expectGolden("A golden text,\nof two lines.", "../../Fixtures/Golden/Text.txt")
    }
    expect(run.count, is: 0)
  }
}

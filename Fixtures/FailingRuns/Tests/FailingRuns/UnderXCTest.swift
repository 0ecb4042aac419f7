import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class UnderXCTest: XCTestCase {
  override func invokeTest() { isolated(.strict) { super.invokeTest() } }

  func testMissingOnTheTask() { Misuse.askForTheMissing(.current) }

  func testMissingOffTheTask() { Misuse.askOffTheTask(.current) }

  func testUnansweredCall() { Misuse.callUnanswered() }

  func testControl() throws { try Misuse.nothing(.current) }
}

import Understudy
import UnderstudyTesting
import UnderstudyXCTest
import XCTest

final class WaitingLineTests: ContainerTestCase {
  func testAnEmptyLineServesNobody() async {
    let lines = Contract.implementations(of: (any WaitingLine).self, in: foyer())
    await checkEach(lines) { line in
      let name = await line.next()
      XCTAssertNil(name)
    }
  }
}

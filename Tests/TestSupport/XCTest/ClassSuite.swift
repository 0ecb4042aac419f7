package import XCTest

/// What XCTest makes of a class, and keeps to itself: runs the class's set-up and tear-down.
package final class ClassSuite: XCTestSuite {
  private let type: XCTestCase.Type

  package init(of type: XCTestCase.Type) {
    self.type = type
    super.init(name: "\(type)")
  }

  package override func setUp() { type.setUp() }
  package override func tearDown() { type.tearDown() }
}

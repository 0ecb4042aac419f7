package import Foundation
package import XCTest

/// Runs tests inside a test, and sees how they fail: XCTest counts such a run for nobody.
///
/// When it is over, XCTest takes no test for the current one, and drops what `XCTAssert` finds.
package final class FailureObserver: NSObject, XCTestObservation {
  private var failures: [MethodFailure] = []

  /// Runs a test, or a suite of them, and returns all failures.
  package static func failures(of test: XCTest) -> [MethodFailure] {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    test.run()
    XCTestObservationCenter.shared.removeTestObserver(observer)
    return observer.failures
  }

  package func testCase(
    _ testCase: XCTestCase,
    didFailWithDescription description: String,
    inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    failures.append(
      MethodFailure(
        test: testCase.name,
        message: description,
        file: filePath ?? "nowhere",
        line: UInt(lineNumber)
      )
    )
  }
}

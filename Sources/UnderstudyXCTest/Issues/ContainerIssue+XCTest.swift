import Understudy
import UnderstudyTesting
import XCTest

extension ContainerIssue {
  /// Prints a warning to standard error, as XCTest has none, in the form that IDEs recognise.
  func printWarning(of testName: String?) {
    StandardError.write(line(of: testName))
  }

  /// Prints the issue as XCTest would, and makes the run fail, as XCTest accepts no failures now.
  func recordOutside(of testName: String?) {
    StandardError.write(line(of: testName))
    guard severity == .error else { return }
    #if canImport(ObjectiveC)
      // On these platforms XCTest counts failures outside methods for the running suite.
      XCTFail(message, file: site.pathLiteral, line: site.line)
    #else
      FailingExit.demand()
    #endif
  }

  private func line(of testName: String?) -> String {
    "\(site.filePath):\(site.line): \(severity): \(testName.map { "\($0) : " } ?? "")\(message)"
  }
}

import Understudy
import UnderstudyTesting
import XCTest

extension ContainerIssue {
  /// XCTest has no warnings; standard error takes them, where an IDE finds them by their form.
  func printWarning(of testName: String?) {
    StandardError.write(line(of: testName))
  }

  /// Prints the issue as XCTest would, and makes the run fail, which takes no failures now.
  func recordOutside(of testName: String?) {
    StandardError.write(line(of: testName))
    guard severity == .error else { return }
    #if canImport(ObjectiveC)
      // There XCTest counts what fails outside of methods for the suite that runs.
      XCTFail(message, file: site.pathLiteral, line: site.line)
    #else
      FailingExit.demand()
    #endif
  }

  private func line(of testName: String?) -> String {
    "\(site.filePath):\(site.line): \(severity): \(testName.map { "\($0) : " } ?? "")\(message)"
  }
}

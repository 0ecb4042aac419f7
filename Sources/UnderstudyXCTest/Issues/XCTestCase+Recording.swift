import Foundation
import Understudy
import UnderstudyTesting
import XCTest

extension XCTestCase {
  /// Whether XCTest accepts failures for it.
  var isRunning: Bool {
    guard let testRun else { return false }
    return testRun.startDate != nil && testRun.stopDate == nil
  }

  var hasFailed: Bool { (testRun?.totalFailureCount ?? 0) > 0 }

  var isSkipped: Bool { testRun?.hasBeenSkipped == true }

  /// Records the issue on this method, whichever XCTest considers the current one.
  func record(_ issue: ContainerIssue) {
    guard issue.severity == .error else { return issue.printWarning(of: name) }
    fail(issue.message, file: issue.site.filePath, line: issue.site.line)
  }

  /// Fails the method, at a line if one is known.
  func fail(_ message: String, file: String = "<unknown>", line: UInt = 0) {
    #if canImport(ObjectiveC)
      let location = XCTSourceCodeLocation(filePath: file, lineNumber: Int(line))
      record(
        XCTIssue(
          type: .assertionFailure,
          compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)
        )
      )
    #else
      recordFailure(withDescription: message, inFile: file, atLine: Int(line), expected: true)
    #endif
  }

  /// Attaches a text to the failures of the method.
  ///
  /// - Parameter remarks: the parts that also have to be in the log, where attachments are not
  ///   visible.
  func attach(_ report: String, _ remarks: [String]) {
    #if canImport(ObjectiveC)
      let attachment = XCTAttachment(string: report)
      attachment.name = ReportFile.name(name)
      add(attachment)
      for remark in remarks { StandardError.write("\(name) failed; \(remark)") }
    #else
      // To standard output, like XCTest's own lines: on standard error a long text would be
      // interleaved with them.
      print("\(name) failed; its containers:\n\(report)")
      fflush(nil)
    #endif
  }
}

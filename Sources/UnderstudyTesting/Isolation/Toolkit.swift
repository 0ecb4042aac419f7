import IssueReporting
import Understudy

/// What containers find by its name in a process that runs tests with this module.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
enum Toolkit: TestToolkit {
  static var isRunningTests: Bool { isTesting || ExitTestProcess.isRunning }
  static var escapes: any IssueSink { EscapeSink.shared }
  static var containerOfExitTest: Container? { ExitTestProcess.container }
}

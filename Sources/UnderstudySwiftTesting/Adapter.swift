import Testing
import Understudy
import UnderstudyTesting

/// What containers find by its name in a process that runs Swift Testing.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
enum Adapter: TestAdapter {
  static var isAtWork: Bool {
    // SwiftPM starts one process for each framework, and says so.
    Test.current != nil || isExitTest || CommandLine.arguments.contains("swift-testing")
  }

  static var isExitTest: Bool { ExitTest.current != nil }

  static var processSink: any IssueSink { SwiftTestingRecorder.processSink }
}

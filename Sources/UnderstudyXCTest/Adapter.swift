import Understudy
import UnderstudyTesting

/// What containers find by its name in a process that runs XCTest.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
enum Adapter: TestAdapter {
  // Swift Testing is asked first; what is left is XCTest's.
  static var isAtWork: Bool { true }

  static let processSink: any IssueSink = ProcessSink(recorder: ProcessRecorder())
}

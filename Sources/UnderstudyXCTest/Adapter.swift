package import Understudy
import UnderstudyTesting

/// What containers find by its name in a process that runs XCTest.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
// Not internal: without `-enable-testing`, the optimiser leaves out an internal type that only its name
// leads to, as in `swift build -c release --build-tests`.
package enum Adapter: TestAdapter {
  // Swift Testing is asked first; what is left is XCTest's.
  package static var isAtWork: Bool { true }

  package static let processSink: any IssueSink = ProcessSink(recorder: ProcessRecorder())
}

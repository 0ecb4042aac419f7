import Testing
package import Understudy
import UnderstudyTesting

/// What containers find by its name in a process that runs Swift Testing.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
// Not internal: without `-enable-testing`, the optimiser leaves out an internal type that only its name
// leads to, as in `swift build -c release --build-tests`.
package enum Adapter: TestAdapter {
  package static var isAtWork: Bool {
    // SwiftPM starts one process for each framework, and says so.
    Test.current != nil || isExitTest || CommandLine.arguments.contains("swift-testing")
  }

  package static var isExitTest: Bool { ExitTest.current != nil }

  package static var processSink: any IssueSink { SwiftTestingRecorder.processSink }
}

import Testing
package import Understudy
import UnderstudyTesting

/// The adapter for Swift Testing, which containers look up by its name.
///
/// Containers no longer find it if it is renamed or moved to another module; a test checks that.
// Not internal: without `-enable-testing`, the optimiser removes an internal type that is reached
// only by its name, as in `swift build -c release --build-tests`.
package enum Adapter: TestAdapter {
  package static var isAtWork: Bool {
    // SwiftPM starts one process for each framework, and names it in the arguments.
    Test.current != nil || isExitTest || CommandLine.arguments.contains("swift-testing")
  }

  package static var isExitTest: Bool { ExitTest.current != nil }

  package static var processHost: any TestHost { SwiftTestingRecorder.processHost }
}

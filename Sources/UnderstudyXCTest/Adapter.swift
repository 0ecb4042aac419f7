package import Understudy
import UnderstudyTesting

/// The adapter for XCTest, which containers look up by its name.
///
/// Containers no longer find it if it is renamed or moved to another module; a test checks that.
// Not internal: without `-enable-testing`, the optimiser removes an internal type that is reached
// only by its name, as in `swift build -c release --build-tests`.
package enum Adapter: TestAdapter {
  // Swift Testing is checked first; any other run is XCTest's.
  package static var isAtWork: Bool { true }

  package static let processHost: any TestHost = ProcessHost(recorder: ProcessRecorder())
}

import IssueReporting
package import Understudy

/// What containers find by its name in a process that runs tests with this module.
///
/// Renaming it or moving it elsewhere takes it from their sight; a test looks.
// Not internal: without `-enable-testing`, the optimiser leaves out an internal type that only its name
// leads to, as in `swift build -c release --build-tests`.
package enum Toolkit: TestToolkit {
  package static var isRunningTests: Bool { isTesting || ExitTestProcess.isRunning }
  package static var escapes: any IssueSink { EscapeSink.shared }
  package static var containerOfExitTest: Container? { ExitTestProcess.container }

  package static func fallback<Value>(for type: Value.Type) -> Value? {
    FallbackTable.shared.value(of: type)
  }

  package static func plainValue<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any DefaultAnswering.Type { return type.defaultAnswer as? Value }
    return EmptyValue.of(type)
  }
}

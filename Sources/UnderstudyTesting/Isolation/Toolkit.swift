import IssueReporting
package import Understudy

/// The toolkit of this module, which containers in a process that runs tests look up by its name.
///
/// Containers no longer find it if it is renamed or moved to another module; a test checks that.
// Not internal: without `-enable-testing`, the optimiser removes an internal type that is reached
// only by its name, as in `swift build -c release --build-tests`.
package enum Toolkit: TestToolkit {
  package static var isRunningTests: Bool { isTesting || ExitTestProcess.isRunning }
  package static var escapes: any TestHost { EscapeHost.shared }
  package static var containerOfExitTest: Container? { ExitTestProcess.container }

  package static func fallback<Value>(
    for type: Value.Type,
    name: String?,
    hasContainer: Bool
  ) -> Value? {
    let key = Key(type, name: name)
    return FallbackTable.shared.value(
      of: type,
      standingInFor: hasContainer ? .registration(key) : .container(of: key)
    )
  }

  package static func plainValue<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any StubDefaultProviding.Type { return type.defaultAnswer as? Value }
    return EmptyValue.of(type)
  }
}

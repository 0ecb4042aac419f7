/// Connects a test framework, if it is linked.
package protocol TestAdapter: SendableMetatype {
  /// Whether the framework is running tests in this process, as far as can be determined here.
  static var isAtWork: Bool { get }
  /// The host for issues of containers that belong to no test.
  static var processHost: any TestHost { get }
  /// Whether an exit test has started this process.
  static var isExitTest: Bool { get }
}

extension TestAdapter {
  package static var isExitTest: Bool { false }
}

/// The linked adapters.
///
/// They are found by their names, so that an issue reaches the framework before the first trait or
/// test case of this library has run, and even if none ever does.
package enum TestAdapters {
  private static let linked = [
    "22UnderstudySwiftTesting7AdapterO", "16UnderstudyXCTest7AdapterO",
  ]
  .compactMap { _typeByName($0) as? any TestAdapter.Type }

  /// The adapter whose framework is running tests; if there is only one, that one.
  package static var current: (any TestAdapter.Type)? {
    linked.count == 1 ? linked[0] : linked.first { $0.isAtWork }
  }
}

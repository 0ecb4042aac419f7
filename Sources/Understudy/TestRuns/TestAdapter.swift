/// What connects a test framework, where it is linked.
package protocol TestAdapter: SendableMetatype {
  /// Whether the framework is running tests in this process, as far as can be told from here.
  static var isAtWork: Bool { get }
  /// Takes the issues of containers that belong to no test.
  static var processSink: any IssueSink { get }
  /// Whether an exit test has started this process.
  static var isExitTest: Bool { get }
}

extension TestAdapter {
  package static var isExitTest: Bool { false }
}

/// The adapters that are linked.
///
/// Found by their names, so that an issue reaches the framework before the first trait or test case
/// of ours has run, and whether or not one ever does.
package enum TestAdapters {
  private static let linked = [
    "22UnderstudySwiftTesting7AdapterO", "16UnderstudyXCTest7AdapterO",
  ]
  .compactMap { _typeByName($0) as? any TestAdapter.Type }

  /// The one whose framework is at work; the only one, if there is just one.
  package static var current: (any TestAdapter.Type)? {
    linked.count == 1 ? linked[0] : linked.first { $0.isAtWork }
  }
}

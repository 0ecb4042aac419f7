/// Receives the issues of containers that belong to no test.
package enum IssueOutlet {
  private static let installed = Lock<(any IssueSink)?>(nil)

  /// The sink for issues of mocks and doubles that belong to no test.
  ///
  /// It is the installed one, otherwise that of the running framework.
  package static var processSink: (any IssueSink)? {
    installed.withLock { $0 } ?? TestAdapters.current?.processSink
  }

  /// Installs the sink for the process and returns the previous one.
  @discardableResult
  package static func install(_ sink: (any IssueSink)?) -> (any IssueSink)? {
    installed.withLock { installed in
      let previous = installed
      installed = sink
      return previous
    }
  }

  /// Sends an issue to the container's sink, otherwise to that of the current test; in production
  /// there is neither, and it is a line on standard error.
  ///
  /// It does not go to the process's sink: whether a container without an owner fails a test would
  /// then depend on the order of tests.
  package static func record(_ issue: ContainerIssue, preferring sink: (any IssueSink)?) {
    if let sink = sink ?? Container.override?.sink {
      sink.record(issue)
    } else {
      StandardError.write("\(issue.site): \(issue.message)")
    }
  }
}

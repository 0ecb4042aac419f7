/// The way out for issues of containers that belong to no test.
package enum IssueOutlet {
  private static let installed = Lock<(any IssueSink)?>(nil)

  /// The sink for issues of mocks and doubles that belong to no test.
  ///
  /// The one installed, else that of the framework at work.
  package static var processSink: (any IssueSink)? {
    installed.withLock { $0 } ?? TestAdapters.current?.processSink
  }

  /// Makes the sink the process's own and returns the one before it.
  @discardableResult
  package static func install(_ sink: (any IssueSink)?) -> (any IssueSink)? {
    installed.withLock { installed in
      let previous = installed
      installed = sink
      return previous
    }
  }

  /// Sends an issue to the container's sink, else to that of the test in reach; in production there
  /// is neither, and it is a line on standard error.
  ///
  /// Not to the process's: a container of nobody would fail a test or not, as the order of tests
  /// has it.
  package static func record(_ issue: ContainerIssue, preferring sink: (any IssueSink)?) {
    if let sink = sink ?? Container.override?.sink {
      sink.record(issue)
    } else {
      StandardError.write("\(issue.site): \(issue.message)")
    }
  }
}

import Synchronization

/// The way out for issues of containers that belong to no test.
package enum IssueOutlet {
  private static let processSink = Lock<(any IssueSink)?>(nil)

  /// Installs the sink for issues that no container's own sink takes. The last one wins.
  package static func install(_ sink: any IssueSink) {
    processSink.withLock { $0 = sink }
  }

  package static var hasProcessSink: Bool { processSink.withLock { $0 != nil } }

  /// Sends an issue to the container's sink, else to the process's; in production to neither,
  /// where it is a line on standard error.
  package static func record(_ issue: ContainerIssue, preferring sink: (any IssueSink)?) {
    if let sink = sink ?? processSink.withLock({ $0 }) {
      sink.record(issue)
    } else {
      StandardError.write("\(issue.site): \(issue.message)")
    }
  }
}

/// Decides where an issue goes: to the host of a container, to the process, or to standard error.
package enum IssueOutlet {
  private static let installed = Lock<(any TestHost)?>(nil)

  /// The host for issues of mocks and doubles that belong to no test.
  ///
  /// It is the installed one, otherwise that of the running framework.
  package static var processHost: (any TestHost)? {
    installed.withLock { $0 } ?? TestAdapters.current?.processHost
  }

  /// Installs the host for the process and returns the previous one.
  @discardableResult
  package static func install(_ host: (any TestHost)?) -> (any TestHost)? {
    installed.withLock { installed in
      let previous = installed
      installed = host
      return previous
    }
  }

  /// Sends an issue to the container's host, otherwise to that of the current test; in production
  /// there is neither, and it is a line on standard error.
  ///
  /// It does not go to the process's host: whether a container without an owner fails a test would
  /// then depend on the order of tests.
  package static func record(_ issue: ContainerIssue, preferring host: (any TestHost)?) {
    if let host = host ?? Container.override?.host {
      host.record(issue)
    } else {
      StandardError.write("\(issue.site): \(issue.message)")
    }
  }

  /// Sends an issue to the test that owns the container, otherwise as above.
  static func record(
    _ text: String,
    severity: ContainerIssue.Severity = .error,
    at site: SourceSite,
    in container: Container?
  ) {
    record(ContainerIssue(text, at: site, severity: severity), preferring: container?.host)
  }

  /// Sends an issue of a property without an instance, which continues with a substitute or ends the
  /// process, to the test that owns the container, otherwise to the test whose task this is.
  static func recordUnreadable(
    _ text: String,
    severity: ContainerIssue.Severity,
    at site: SourceSite,
    in container: Container?
  ) {
    let isDryRun = container?.isDryRun == true || Container.override?.isDryRun == true
    let onTask =
      container == nil || isDryRun ? nil : processHost.flatMap { $0.isOnTestTask ? $0 : nil }
    let issue = ContainerIssue(text, at: site, severity: severity)
    record(issue, preferring: container?.host ?? Container.override?.host ?? onTask)
  }
}

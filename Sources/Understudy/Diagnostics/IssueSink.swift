/// Where issues of a container and of its doubles go.
///
/// Production containers have none. A test adapter gives its containers one, and forks inherit it.
package protocol IssueSink: AnyObject, Sendable {
  /// Takes an issue from any thread; never runs user code and never throws.
  func record(_ issue: ContainerIssue)
  /// Called by every container that is made with this sink. Hold it weakly.
  func opened(_ container: Container)
}

extension IssueSink {
  package func opened(_ container: Container) {}
}

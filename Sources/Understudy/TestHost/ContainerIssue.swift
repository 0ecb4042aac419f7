/// A misuse that fails a test: what happened, and the line it belongs to.
package struct ContainerIssue: Sendable {
  package enum Severity: Sendable { case warning, error }

  package var message: String
  package var site: SourceSite
  package var severity: Severity
  /// Whether the issue belongs at its test's line rather than its site, if the framework knows that
  /// line.
  package var standsAtTest = false
  /// The line that set up what fails, such as that of an answer: a better place than its test's line if
  /// it is part of the test.
  package var setUpAt: SourceSite?

  package init(_ message: String, at site: SourceSite, severity: Severity = .error) {
    self.message = message
    self.site = site
    self.severity = severity
  }
}

/// Reports issues that have no caller to throw to.
extension Container {
  /// Reports an issue that cannot be thrown: in a test as an issue, elsewhere on standard error,
  /// and as an event.
  ///
  /// Does nothing in a dry run.
  func report(_ text: String, about key: Key? = nil, at site: SourceSite) {
    guard !isDryRun else { return }
    IssueOutlet.record(text, at: site, in: self)
    tell(.issue(text), key, at: site)
  }
}

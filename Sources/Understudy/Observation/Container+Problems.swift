extension Container {
  /// Says what cannot be thrown: an issue in a test, a line on standard error elsewhere, and an event.
  func report(_ text: String, about key: Key? = nil, at site: SourceSite) {
    IssueOutlet.record(ContainerIssue(text, at: site), preferring: sink)
    tell(.problem(text), key, at: site)
  }
}

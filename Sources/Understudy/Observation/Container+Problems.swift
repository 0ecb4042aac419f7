extension Container {
  /// Says what cannot be thrown: an issue in a test, a line on standard error elsewhere, and an event.
  ///
  /// Neither in a rehearsal, which is over soon and belongs to nobody.
  func report(_ text: String, about key: Key? = nil, at site: SourceSite) {
    guard !isDryRun else { return }
    IssueOutlet.record(ContainerIssue(text, at: site), preferring: sink)
    tell(.problem(text), key, at: site)
  }
}

extension TestScope {
  /// What the test's containers hold and what has happened in them, to be read by who looks for the
  /// reason of a failure.
  ///
  /// Take it before the scope ends: closing a container resets the doubles that live in it. It runs
  /// user code, to put arguments of recorded calls into words.
  ///
  /// - Returns: the text, at most ``ScopeReport/limit`` characters.
  package func report() -> String {
    let containers = containers
    // Their state may be long to tell; the oldest are not told of.
    let told = containers.suffix(ScopeReport.containerLimit)
    return ScopeReport(
      testName: testName,
      remarks: remarks,
      containers: told.map(ContainerState.init),
      untold: containers.count - told.count,
      entries: journal.entries,
      dropped: journal.dropped,
      issues: keptIssues
    ).description
  }
}

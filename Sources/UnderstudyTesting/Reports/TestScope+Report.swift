package import Understudy

extension TestScope {
  /// What the test's containers hold and what has happened in them, to be read by who looks for the
  /// reason of a failure: those that were freed already included, and each double once.
  ///
  /// Take it before the scope ends: closing a container resets the doubles that live in it. It runs
  /// user code, to put arguments of recorded calls into words.
  ///
  /// - Parameter isWithIssues: whether it shows also what was noticed off the test's task and is not
  ///   recorded yet; not where that is recorded beside it.
  /// - Returns: the text, at most ``ScopeReport/limit`` characters.
  package func report(withIssues isWithIssues: Bool = true) -> String {
    let freed = freed.all
    let alive = containers.map { ($0.identity, $0) }
    let past = freed.newest.map { ($0.container, $0) }
    // Their state may be long to tell; the oldest are not told of.
    let numbers = (alive.map(\.0) + past.map(\.0)).sorted().suffix(ScopeReport.containerLimit)
    var told: Set<DoubleState.Identity> = []
    // The newest first: a double that several containers share is shown with the newest.
    let states = numbers.reversed().compactMap { number in
      alive.first { $0.0 == number }.map { ContainerState($0.1, besides: &told) }
        ?? past.first { $0.0 == number }.map { ContainerState($0.1, besides: &told) }
    }
    return ScopeReport(
      testName: testName,
      remarks: remarks,
      containers: states.reversed(),
      untold: alive.count + freed.count - states.count,
      entries: journal.entries,
      dropped: journal.dropped,
      issues: isWithIssues ? keptIssues : []
    ).description
  }

  package func dropped(_ contents: () -> DroppedContainer) {
    guard !isOver else { return }
    freed.add(FreedContainer(contents()))
  }
}

package import Understudy

extension TestScope {
  /// Returns the state of the test's containers and their events, for finding the cause of a
  /// failure: released ones included, and each double once.
  ///
  /// Call it before the scope ends: closing a container resets the doubles attached to it. It runs
  /// user code, to convert arguments of recorded calls to text.
  ///
  /// - Parameter isWithIssues: whether to include issues from outside the test's task that are not
  ///   recorded yet; pass `false` if they are recorded separately.
  /// - Returns: the text, at most ``ScopeReport/limit`` characters.
  package func report(withIssues isWithIssues: Bool = true) -> String {
    let freed = freed.all
    let alive = containers.map { ($0.identity, $0) }
    let past = freed.newest.map { ($0.container, $0) }
    // Their state may be long; the oldest are omitted.
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
    let contents = contents()
    freed.add(FreedContainer(contents))
    usage?.add(contents)
  }
}

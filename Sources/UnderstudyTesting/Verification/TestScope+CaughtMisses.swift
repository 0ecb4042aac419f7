package import Understudy

/// A test may pass, or fail elsewhere, because the code under test catches the error that says what
/// is not registered.
extension TestScope {
  package func missed(_ error: ContainerError) {
    let isAskedForByTest = error.sites.contains(where: isOwn)
    guard extent == .test, file != nil, !isAskedForByTest else { return }
    state.withLock { state in
      let isKnown = state.misses.contains { $0.key == error.key }
      if !isKnown, state.misses.count < 10 { state.misses.append(error) }
    }
  }

  /// Records as warnings what was missing, unless it has been registered since. The test's own lines
  /// may ask for what is missing.
  package func recordCaughtMisses() {
    let misses = state.withLock { state in
      defer { state.misses = [] }
      return state.misses
    }
    guard !misses.isEmpty else { return }
    let containers = containers
    for error in misses {
      guard let key = error.key, let site = error.context.resolvedAt,
        !containers.contains(where: { $0.isRegistered(key.type, name: key.name) })
      else { continue }
      var issue = ContainerIssue(error.description, at: site, severity: .warning)
      issue.add(
        note:
          "this error did not fail the test: the code under test has caught it, or an expectation. Code that "
          + "can do without \(key) asks for an optional, or with resolveIfRegistered."
      )
      record(issue)
    }
  }
}

extension ContainerError {
  /// The lines that asked.
  fileprivate var sites: [SourceSite] {
    [context.resolvedAt, context.outermostSite].compactMap { $0 }
  }
}

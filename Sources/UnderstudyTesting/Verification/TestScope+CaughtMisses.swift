package import Understudy

/// A test may pass, or fail elsewhere, because the code under test catches the error that says what
/// is not registered.
extension TestScope {
  package func missed(_ error: ContainerError) {
    guard extent == .test, let file, !error.sites.contains(where: { $0.fileID == file }) else {
      return
    }
    state.withLock { state in
      let isKnown = state.misses.contains { $0.key == error.key }
      if !isKnown, state.misses.count < 10 { state.misses.append(error) }
    }
  }

  /// Drops what an issue of the test says is missing: the error was not caught.
  func forgetMisses(in issue: ContainerIssue) {
    state.withLock { state in
      guard !state.misses.isEmpty else { return }
      state.misses.removeAll { issue.message.contains($0.description.prefix { $0 != "\n" }) }
    }
  }

  /// Records as warnings what was missing, unless it has been registered since. The test's own file
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
          "the code under test has caught this error, or #expect(throws:) has, so that it is only a warning. "
          + "If the code can do without \(key), make the property optional, as in "
          + "\(ContainerError.spellOptionalProperty(key)), or call resolveIfRegistered."
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

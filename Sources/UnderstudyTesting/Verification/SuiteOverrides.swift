package import Understudy

/// What the closures of one suite have registered in its cases: used if any case has used it.
package final class SuiteOverrides: Sendable {
  private struct Line {
    let keys: [Key]
    var isUsed = false
  }

  private struct State {
    /// The lines in the order in which they came up.
    var order: [SourceSite] = []
    var lines: [SourceSite: Line] = [:]
  }

  private let name: String
  private let state = Lock(State())

  /// - Parameter name: what messages call the suite.
  package init(of name: String) { self.name = name }

  func add(_ marks: [OverrideMark]) {
    state.withLock { state in
      for group in OverrideGroup.all(among: marks) where !group.keys.isEmpty {
        if state.lines[group.site] == nil { state.order.append(group.site) }
        var line = state.lines[group.site] ?? Line(keys: group.keys)
        line.isUsed = line.isUsed || group.isUsed
        state.lines[group.site] = line
      }
    }
  }

  /// Judges them, when all cases have ended.
  ///
  /// - Returns: the issues to record on the suite; none unless it was asked for.
  package func judge(_ settings: VerificationSettings) -> [ContainerIssue] {
    judge(
      VerificationLevels(
        suite: settings,
        process: VerificationDefaults.current,
        isFiltered: VerificationDefaults.isFiltered
      )
    )
  }

  func judge(_ levels: VerificationLevels) -> [ContainerIssue] {
    guard let severity = ContainerIssue.Severity(levels.unusedOverrides(by: .suite)) else {
      return []
    }
    let unused = state.withLock { state in
      state.order.compactMap { site in
        state.lines[site].flatMap { line in
          line.isUsed ? nil : UnusedOverride(site: site, keys: line.keys)
        }
      }
    }
    return unused.map { unused in
      ContainerIssue(
        unused.text(in: "the containers of all cases of \(name),", readings: []),
        at: unused.site,
        severity: severity
      )
    }
  }
}

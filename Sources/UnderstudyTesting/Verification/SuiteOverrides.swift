package import Understudy

/// The registrations of one suite's closures in its cases: used if any case has used them.
package final class SuiteOverrides: Sendable {
  private struct Call {
    let site: SourceSite
    var keys: [Key]
    var isUsed: Bool
  }

  private struct State {
    /// The calls, in the order in which they were first recorded.
    var calls: [Call] = []
    /// The positions of the calls of each line.
    var places: [SourceSite: [Int]] = [:]
    /// The registrations of cases that have used all of theirs, by what identifies them.
    var used: Set<UInt> = []

    /// Returns the position of the same call, as another case has made it; a failed case reports
    /// only its uses.
    func place(of group: OverrideGroup) -> Int? {
      places[group.site]?.first { place in
        calls[place].keys.contains { group.keys.contains($0) }
      }
    }
  }

  private let name: String
  private let state = Lock(State())

  /// - Parameter name: the suite's name in messages.
  package init(of name: String) { self.name = name }

  func add(_ marks: [RegistrationUsage]) {
    let used = Self.identify(used: marks)
    state.withLock { state in
      // Most cases register the same again, and then there is nothing new.
      if let used, !state.used.insert(used).inserted { return }
      for group in OverrideGroup.all(among: marks) where !group.keys.isEmpty {
        if let place = state.place(of: group) {
          let earlier = state.calls[place].keys
          state.calls[place].keys += group.keys.filter { !earlier.contains($0) }
          state.calls[place].isUsed = state.calls[place].isUsed || group.isUsed
        } else {
          state.places[group.site, default: []].append(state.calls.count)
          state.calls.append(Call(site: group.site, keys: group.keys, isUsed: group.isUsed))
        }
      }
    }
  }

  /// Returns bits that identify the registrations by lines and keys, if all of them are used.
  private static func identify(used marks: [RegistrationUsage]) -> UInt? {
    var bits = UInt(marks.count)
    for mark in marks {
      guard mark.isUsed else { return nil }
      let file = mark.site.file
      if file.hasPointerRepresentation { bits ^= UInt(bitPattern: file.utf8Start) }
      bits = ((bits ^ mark.site.line) &* 0x9E37_79B9_7F4A_7C15) ^ mark.key.bits
      bits ^= bits >> 29
    }
    return bits
  }

  /// Verifies the registrations, when all cases have ended.
  ///
  /// - Returns: the issues to record on the suite; none unless the check was requested.
  package func judge(_ settings: VerificationSettings) -> [ContainerIssue] {
    judge(
      VerificationLevels(
        suite: settings,
        process: ProcessVerification.current,
        isFiltered: ProcessVerification.isFiltered
      )
    )
  }

  /// The registrations that no case has used, if all have ended.
  var unused: [UnusedOverride] {
    let unused = state.withLock(\.calls).filter { !$0.isUsed }
    return UnusedOverride.merged(unused.map { ($0.site, $0.keys) })
  }

  func judge(_ levels: VerificationLevels) -> [ContainerIssue] {
    guard let severity = ContainerIssue.Severity(levels.unusedOverrides(by: .suite)) else {
      return []
    }
    return unused.map { unused in
      ContainerIssue(
        unused.text(
          in: "the containers of all cases of \(TestScope.inText(name))",
          readings: [],
          for: .suite
        ),
        at: unused.site,
        severity: severity
      )
    }
  }
}

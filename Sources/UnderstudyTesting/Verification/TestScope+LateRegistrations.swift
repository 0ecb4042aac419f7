import Understudy

/// A test may fail because the code under test has a double from before: it was registered too late.
extension TestScope {
  /// Records, of a test that has failed, which registrations replaced one that was in use and were
  /// not used themselves.
  func recordLateRegistrations() {
    guard extent == .test else { return }
    var seen: Set<ObjectIdentifier> = []
    for overrides in containers.compactMap(\.overrides)
    where seen.insert(ObjectIdentifier(overrides)).inserted {
      let marks = overrides.resolvedMarks
      for late in marks where late.isUnused && !late.isReplaced && !late.isFromClosure {
        let isUsedBefore = marks.contains { $0.key == late.key && $0.isReplaced && $0.isUsed }
        // By its own type the test asks for it, and the code under test does not.
        let isAlias = marks.contains { $0.site == late.site && $0.batch == late.batch && $0.isUsed }
        guard isUsedBefore, !isAlias, explained(late) else { continue }
        record(
          ContainerIssue(
            """
            Nothing has resolved \(late.key) since this line registered it: an object made before this line keeps an \
            earlier one.
              fix: register it before the object that needs it is created, or in the test's set-up; if nothing needs it, remove this line.
            """,
            at: late.site,
            severity: .warning
          )
        )
      }
    }
  }

  /// Notes that the test was told of a registration that nothing has used.
  ///
  /// - Returns: whether this is the first time.
  @discardableResult
  func explained(_ registration: RegistrationUsage) -> Bool {
    state.withLock { $0.told.insert("unused \(registration.site)").inserted }
  }
}

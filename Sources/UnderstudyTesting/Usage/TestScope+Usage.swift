import Understudy

/// The calls that collect and write what a test used. They do nothing if no report was requested.
///
/// The order is that of a test's end: `collectUsage` while its containers are open, `reportUsage`
/// when it has recorded its last issue.
extension TestScope {
  /// Writes what the set-up of a suite used, before its first case begins.
  package func reportSetUp() {
    guard let usage else { return }
    var record = summary(usage)
    record.duration = usage.report.now - usage.start
    usage.report.report(suite: usage.identity.name, record)
  }

  /// Collects what the test has used; once, before its containers are closed.
  func collectUsage() {
    guard let usage else { return }
    usage.collect {
      // The journal of a suite also has the resolves of its cases.
      var record = extent == .test ? summary(usage) : UsageRecord(start: usage.start)
      if extent == .suite, usage.report.isFiltered { return record }
      let unused = UnusedUsages(of: self, usage.current)
      (record.overrides, record.doubles) = (unused.overrides, unused.doubles)
      return record
    }
  }

  /// Writes what the test has used; once, when it has recorded its last issue.
  package func reportUsage() { usage?.write() }

  /// Returns what the test has resolved so far.
  private func summary(_ usage: ScopeUsage) -> UsageRecord {
    let containers = containers
    let freed = usage.current.freed
    let (totals, tallies) = journal.totals
    let summary = UsageSummary(
      totals,
      tallies,
      in: usage.identity.module,
      reported: reportedLiveKeys
    ) { key, container in
      if let alive = containers.first(where: { $0.identity == container }) {
        return alive.source(of: key)
      }
      // A released fork had the other registrations of its origin.
      return freed[.init(key: key, container: container)]
        ?? containers.lazy.reversed().compactMap { $0.source(of: key) }.first
    }
    return UsageRecord(
      start: usage.start,
      seeds: seeds,
      keys: summary.keys,
      live: summary.live
    )
  }
}

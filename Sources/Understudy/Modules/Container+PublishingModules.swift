extension Container {
  /// Takes in what the modules of a configuration register, all of it at once or nothing.
  ///
  /// - Returns: the report.
  func publish(
    _ outcomes: ModuleOutcomes,
    of configuration: ModuleConfiguration
  ) throws(ModuleError) -> ModuleReport {
    let report = outcomes.report(of: configuration)
    let registrations = outcomes.registrations(of: configuration)
    do throws(ContainerError) {
      if configuration.isAside {
        try settle(report, registrations.map(\.key), at: configuration.site)
      } else {
        try take(registrations, with: configuration, report)
      }
    } catch {
      throw configuration.error(.refused(error))
    }
    tell(of: report)
    return report
  }

  private func take(
    _ registrations: [any AnyRegistration],
    with configuration: ModuleConfiguration,
    _ report: ModuleReport
  ) throws(ContainerError) {
    let isOwn = registrations.contains { $0.key == Key(AppEnvironment.self) }
    let all = isOwn ? registrations : registrations + configuration.environmentRegistration
    try take(all, at: configuration.site) { core, retired in
      if let modules = core.modules { retired.add(other: modules) }
      core.modules = ConfiguredModules.adding(report, to: core.modules)
    }
  }

  /// For a container that has taken everything in as it came: puts it into order.
  private func settle(
    _ report: ModuleReport,
    _ keys: [Key],
    at site: SourceSite
  ) throws(ContainerError) {
    var retired = ContainerCore.Retired()
    let isSettled = withCore { core in
      guard core.lifecycle == .open else { return false }
      core.arrange(keys)
      if let modules = core.modules { retired.add(other: modules) }
      core.modules = ConfiguredModules(report)
      return true
    }
    extendLifetime(retired)  // released here, outside the lock
    guard isSettled else {
      throw .containerClosed(.init(key: nil, container: label, resolvedAt: site))
    }
  }

  /// Tells of each module, and a test of an optional one that failed.
  private func tell(of report: ModuleReport) {
    for entry in report.entries where entry.state != .already { tell(of: entry) }
    guard let sink else { return }
    for failure in report.failures.compactMap(\.failure) {
      let site = failure.moduleSite ?? failure.configuredAt
      sink.record(ContainerIssue(failure.description, at: site, severity: .warning))
    }
  }

  private func tell(of entry: ModuleReport.Entry) {
    if let failure = entry.failure {
      let site = failure.moduleSite ?? failure.configuredAt
      tell(.moduleFailed(entry.name.rawValue, failure), at: site)
    }
    if entry.state != .failed { tell(.moduleConfigured(entry.name.rawValue)) }
  }
}

extension ContainerCore {
  /// Gives registrations this order among themselves. For a core that nobody else has seen.
  fileprivate mutating func arrange(_ keys: [Key]) {
    let records = keys.compactMap { registrations.find($0) }
    for (record, rank) in zip(records, records.map(\.rank).sorted()) { record.rank = rank }
  }
}

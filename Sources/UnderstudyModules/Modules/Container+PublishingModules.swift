import Understudy

extension Container {
  /// Adds the registrations of a configuration's modules, all at once or none.
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
        try arrange(
          registrations.map(\.key),
          record: ConfiguredModules(report),
          at: configuration.site
        )
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
    try publish(all, at: configuration.site) { ConfiguredModules.adding(report, to: $0) }
  }

  /// Reports each module to observers, and failed optional ones to the test.
  private func tell(of report: ModuleReport) {
    for entry in report.entries where entry.state != .already { tell(of: entry) }
    guard let host else { return }
    for failure in report.failures.compactMap(\.failure) {
      let site = failure.moduleSite ?? failure.configuredAt
      host.record(ContainerIssue(failure.description, at: site, severity: .warning))
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
